import sharp from "sharp";
import { hats } from "../art/hats";
import { letters, placed } from "../art/kit";
import { small } from "../art/works/press";

const order = ["crown", "fila", "peaked", "hula", "beret", "redcap", "fedora", "eight"] as const;

/** The hat as lines to be filled in: every shape keeps its edge and gives its colour back. */
const outlined = (svg: string) =>
  svg
    .replace(/fill="(?!none)[^"]*"/g, 'fill="#fff" stroke="#000" stroke-width="7" stroke-linejoin="round"')
    .replace(/opacity="[^"]*"/g, "")
    .replace(
      /stroke="#[0-9A-F]{6}" stroke-width="(\d+)"/g,
      (_, width) => `stroke="#000" stroke-width="${Math.min(7, Number(width))}"`,
    );

/** A4 at 200 dots an inch, black on white: eight hats, and room to fill them in. */
export async function colouringSheet(): Promise<Buffer> {
  const [wide, high] = [1654, 2339];
  const drawn = order.map((name, place) => {
    const x = place % 2 === 0 ? 450 : 1190;
    return placed(outlined(hats[name]()), x, 760 + Math.floor(place / 2) * 455, 1.45);
  });
  const words =
    letters("Eight hats", wide / 2, 300, { size: 168, anchor: 0.5, fill: "#000" }) +
    small("None of them is on anybody. Colour each one in. The head is left to you.", wide / 2, 390, {
      size: 40,
      anchor: 0.5,
      fill: "#000",
    }) +
    small("The Living Archive, a colouring sheet for members. Print on A4.", wide / 2, high - 90, {
      size: 32,
      anchor: 0.5,
      fill: "#000",
    });
  const body = `<rect width="${wide}" height="${high}" fill="#fff"/>${words}${drawn.join("")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">${body}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 4, compressionLevel: 9, effort: 10 }).toBuffer();
}
