"""A store of games in a database: saved after every move, resumed after a restart."""

import random
import sqlite3
from contextlib import closing

import chickenfoot as cf
from chickenfoot import players, records


class Store:
    """Matches by number."""

    def __init__(self, path: str) -> None:
        self._data = sqlite3.connect(path)
        self._data.execute(
            "CREATE TABLE IF NOT EXISTS match (id INTEGER PRIMARY KEY, record TEXT)"
        )

    def add(self, record: records.MatchRecord) -> int:
        """Save a new match and return its number."""
        text = records.dumps(record)
        added = self._data.execute("INSERT INTO match (record) VALUES (?)", (text,))
        self._data.commit()
        assert added.lastrowid is not None
        return added.lastrowid

    def save(self, number: int, record: records.MatchRecord) -> None:
        """Save a match after a move."""
        text = records.dumps(record)
        self._data.execute("UPDATE match SET record = ? WHERE id = ?", (text, number))
        self._data.commit()

    def load(self, number: int) -> records.MatchRecord:
        """Return a match, read and checked."""
        query = "SELECT record FROM match WHERE id = ?"
        (text,) = self._data.execute(query, (number,)).fetchone()
        return records.loads(text, records.MatchRecord)

    def close(self) -> None:
        """Let the file go."""
        self._data.close()


def step(record: records.MatchRecord, seed: int) -> records.MatchRecord:
    """Deal the next round, or make the next move of the round that is on."""
    match, state = records.resume(record)
    if state is None:
        rng = random.Random(f"{seed} {len(match.scores)}")
        return record.with_round(cf.deal_round(match, rng=rng))
    return record.with_move(players.foot_aware(cf.view(state, state.turn)))


def test_a_match_survives_a_restart_after_every_move(tmp_path: object) -> None:
    """It ends like one that is played in one go."""
    rules = cf.Rules(max_pip=3, hand_size=3, arms=2)
    path = f"{tmp_path}/games.db"
    with closing(Store(path)) as store:
        number = store.add(records.MatchRecord(rules, 2))
    in_one_go = records.MatchRecord(rules, 2)
    while not records.resume(in_one_go)[0].is_over:
        in_one_go = step(in_one_go, seed=4)
        with closing(Store(path)) as store:  # a new process knows only the file
            store.save(number, step(store.load(number), seed=4))
    with closing(Store(path)) as store:
        assert in_one_go == store.load(number)
