"""Pictures read back as XML."""

from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


def parse(text: str) -> ET.Element:
    """Read a picture as XML, which fails unless it is valid."""
    return ET.fromstring(text)  # noqa: S314 - our own text


def parts(picture: ET.Element, kind: str) -> list[ET.Element]:
    """Return the elements of a class."""
    return [element for element in picture.iter() if element.get("class") == kind]


def classes(picture: ET.Element) -> set[str]:
    """Return all classes of a picture."""
    return {element.get("class", "") for element in picture.iter()} - {""}


def tiles(picture: ET.Element) -> dict[str, ET.Element]:
    """Return the groups of the tiles that lie there."""
    return {tile.attrib["data-tile"]: tile for tile in parts(picture, "cf-tile")}


def text_of(element: ET.Element, kind: str) -> str:
    """Return the text of the first element of a kind in another."""
    return element.findtext(f"{SVG}{kind}", "")
