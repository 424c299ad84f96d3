"""The page without its contents: its frame, its looks and its script.

The page is well-formed XML as well, so that other programs can read it. That is why the
script does without `<` and `&`.
"""

from typing import Final

_LOOKS: Final = """
:root { color-scheme: light dark; --line: #8885; --mark: #b45309; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: .75rem; line-height: 1.4;
  font-family: system-ui, sans-serif; }
h1 { font-size: 1.3rem; margin: 0 0 .5rem; }
h2 { font-size: 1.1rem; margin: .5rem 0; }
h3 { font-size: 1rem; margin: 0 0 .2rem; }
.board svg { display: block; width: 100%; height: auto; max-height: 68vh;
  border-radius: .5rem; }
.says { font-size: 1.1rem; min-height: 2.8em; margin: .5rem 0; }
.says:empty { display: none; }
.hands { display: grid; gap: .5rem;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); }
.seat { border: 2px solid var(--line); border-radius: .5rem; padding: .4rem; }
.seat.moves { border-color: var(--mark); }
.seat.moves h3::after { content: " \\25C0"; color: var(--mark); }
.hand { display: flex; flex-wrap: wrap; gap: .1rem; min-height: 3.4rem; }
.tile { width: 1.8rem; height: auto; }
.left { margin: .4rem 0; }
table { border-collapse: collapse; margin: .5rem 0; }
th, td { border: 1px solid var(--line); padding: .2rem .6rem; text-align: right; }
th[scope=row], thead th:first-child { text-align: left; font-weight: 400; }
li[aria-current] { font-weight: 700; }
details ol { max-height: 20rem; overflow: auto; }
form { position: sticky; bottom: 0; z-index: 1; display: flex; flex-wrap: wrap;
  gap: .4rem; align-items: center; padding: .5rem 0; background: Canvas; }
form[hidden] { display: none; }
button, select { min-width: 2.75rem; min-height: 2.75rem; font: inherit;
  border: 1px solid var(--line); border-radius: .4rem; }
input { flex: 1 1 8rem; min-height: 2.75rem; margin: 0; }
output { min-width: 4.5em; text-align: right; font-variant-numeric: tabular-nums; }
.stock { position: absolute; width: 0; height: 0; }
@media (min-width: 60rem) {
  section:not([hidden]) { display: grid; column-gap: 1rem; align-content: start;
    grid-template: auto auto auto auto auto 1fr / minmax(0, 3fr) minmax(18rem, 2fr); }
  h2 { grid-column: 1 / -1; }
  .board { grid-row: 2 / -1; }
  .board svg { max-height: 78vh; }
  .says { margin-top: 0; }
}
"""

_SCRIPT: Final = """
"use strict";
const rounds = JSON.parse(document.getElementById("moves").textContent);
const sections = [...document.querySelectorAll("section")];
const form = document.querySelector("form");
const {first, back, play, next, last, move, which, where} = form.elements;
let round = 0;
let step = 0;
let timer = null;

function tile(name) {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  picture.setAttribute("class", "tile");
  picture.setAttribute("viewBox", "-.65 -1.15 1.3 2.3");
  use.setAttribute("href", `#t${name}`);
  picture.append(use);
  return picture;
}

function show() {
  const {steps, tables} = rounds[round];
  const {says, laid, hands, turn, left} = steps[step];
  const section = sections[round];
  const isLast = step === steps.length - 1;
  sections.forEach((other) => { other.hidden = other !== section; });
  const find = (selector) => section.querySelector(selector);
  [...find(".cf-tiles").children].forEach((group, number) => {
    group.style.display = laid > number ? "" : "none";
  });
  const {below, above, about} = tables[laid - steps[0].laid];
  find(".cf-below").innerHTML = below;
  find(".cf-above").innerHTML = above;
  find("desc").textContent = about;
  find(".says").textContent = says;
  find(".left").textContent = `In the boneyard: ${left}`;
  [...section.querySelectorAll(".seat")].forEach((seat, number) => {
    const hand = hands[number].split(" ").filter(Boolean);
    const shown = seat.querySelector(".hand");
    seat.classList.toggle("moves", number === turn);
    seat.setAttribute("aria-current", number === turn);
    shown.replaceChildren(...hand.map(tile));
    shown.setAttribute("aria-label", hand.join(", ") || "no tiles");
  });
  const table = find("table");
  if (table) table.hidden = !isLast;
  [...find("ol").children].forEach((item, number) => {
    if (number === step) item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
  });
  move.max = steps.length - 1;
  move.value = step;
  move.setAttribute("aria-valuetext", `Move ${step} of ${steps.length - 1}`);
  where.textContent = `${step} / ${steps.length - 1}`;
  which.value = round;
  first.disabled = back.disabled = step === 0;
  next.disabled = last.disabled = isLast;
}

function go(to) {
  step = Math.max(0, Math.min(to, rounds[round].steps.length - 1));
  show();
}

function begin(to) {
  round = to;
  go(0);
}

function stop() {
  clearInterval(timer);
  timer = null;
  play.textContent = "Play";
}

function run() {
  if (rounds[round].steps.length - 1 > step) go(step + 1);
  else if (rounds.length - 1 > round) begin(round + 1);
  else stop();
}

function start() {
  if (step === rounds[round].steps.length - 1) go(0);
  timer = setInterval(run, 1200);
  play.textContent = "Pause";
}

first.onclick = () => go(0);
back.onclick = () => go(step - 1);
next.onclick = () => go(step + 1);
last.onclick = () => go(Infinity);
play.onclick = () => (timer === null ? start() : stop());
move.oninput = () => go(Number(move.value));
which.onchange = () => begin(Number(which.value));
form.onsubmit = (event) => event.preventDefault();

const KEYS = {ArrowLeft: back, ArrowRight: next, Home: first, End: last};
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  // The slider and the list have these keys already.
  if (event.target.closest("input, select")) return;
  const button = KEYS[event.key];
  if (!button) return;
  event.preventDefault();
  button.click();
});

sections.forEach((section, number) => {
  section.querySelector("details").open = false;
  which.add(new Option(section.querySelector("h2").textContent, number));
});
which.hidden = rounds.length === 1;
form.hidden = false;
begin(0);
"""

PAGE: Final = f"""<!DOCTYPE html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{{{{title}}}}</title>
<style>{_LOOKS}</style>
</head>
<body>
<svg class="stock" aria-hidden="true"><defs>{{{{symbols}}}}</defs></svg>
<h1>{{{{title}}}}</h1>
<main>
{{{{sections}}}}
</main>
<form hidden="">
<select name="which" aria-label="Round"></select>
<button type="button" name="first" aria-label="First move">|◀</button>
<button type="button" name="back" aria-label="Move before">◀</button>
<button type="button" name="play">Play</button>
<button type="button" name="next" aria-label="Next move">▶</button>
<button type="button" name="last" aria-label="Last move">▶|</button>
<input type="range" name="move" min="0" value="0" aria-label="Move"/>
<output name="where"></output>
</form>
<script type="application/json" id="moves">{{{{data}}}}</script>
<script>{_SCRIPT}</script>
</body>
</html>
"""
