import { readFile } from "node:fs/promises";
import path from "node:path";
import type { IdPrefix } from "../../lib/core/ids";
import type { Tx } from "../../lib/db/client";
import { makeDownload } from "../../lib/downloads/factory";
import { leaders } from "../../lib/exhibitions/collection/leaders";
import type { DownloadLevel } from "../generated/client";
import { zip } from "./zip";

const readSeedFile = (name: string) => readFile(path.join(import.meta.dirname, "files", name));
const readAudio = (slug: string) => readFile(path.join(import.meta.dirname, "../../public/audio", `${slug}.mp3`));

type SeedDownload = {
  filename: string;
  title: string;
  description: string;
  contentType: string;
  level: DownloadLevel;
  /** The slugs of the products whose owners may download it. */
  products?: readonly string[];
  bytes: () => Promise<Uint8Array>;
};

/** The downloads in display order. tooling/assets/downloads generates the files in prisma/seed/files. */
const seedDownloads: readonly SeedDownload[] = [
  {
    filename: "three-prints-a4.pdf",
    title: "Three prints",
    description:
      "The Golden Microphone, A Map Being Stitched and Dark Glasses, each on a page of A4 with its wall label. Print at full size; the frame is yours.",
    contentType: "application/pdf",
    level: "exclusive",
    bytes: () => readSeedFile("three-prints-a4.pdf"),
  },
  {
    filename: "a-stamp-half-unstuck-phone.jpg",
    title: "A Stamp, Half Unstuck, for a telephone",
    description: "The sheet on its indigo wall, hung low enough to leave the clock alone. 1179 by 2556.",
    contentType: "image/jpeg",
    level: "basic",
    bytes: () => readSeedFile("a-stamp-half-unstuck-phone.jpg"),
  },
  {
    filename: "two-walls-for-a-desk.zip",
    title: "Two walls for a desk",
    description: "The Golden Microphone and The Empty Chair across a wide screen, 2560 by 1440, as two pictures.",
    contentType: "application/zip",
    level: "exclusive",
    bytes: async () =>
      zip(
        await Promise.all(
          ["the-golden-microphone-desk.jpg", "the-empty-chair-desk.jpg"].map(async (name) => ({
            name,
            bytes: await readSeedFile(name),
          })),
        ),
      ),
  },
  {
    filename: "eight-hats-colouring-sheet.png",
    title: "Eight hats, to be coloured in",
    description: "Headgear with nobody under it, on one page of A4. For children, and for meetings.",
    contentType: "image/png",
    level: "basic",
    products: ["eighteen-hats-poster"],
    bytes: () => readSeedFile("eight-hats-colouring-sheet.png"),
  },
  {
    filename: "how-to-read-a-decree.pdf",
    title: "How to Read a Decree",
    description: "Five questions and one decree that has been asked them. Two pages, to be copied for any class.",
    contentType: "application/pdf",
    level: "basic",
    bytes: () => readSeedFile("how-to-read-a-decree.pdf"),
  },
  {
    filename: "the-record.txt",
    title: "The record, 1960 to now",
    description: "Every dated line of the eighteen rooms with its source, without a picture and without a joke.",
    contentType: "text/plain; charset=utf-8",
    level: "basic",
    bytes: async () => new TextEncoder().encode(recordText()),
  },
  {
    filename: "the-golden-microphone-loop.mp3",
    title: "The sound of the third room",
    description: "The loop that plays beside The Golden Microphone. It begins where it ends.",
    contentType: "audio/mpeg",
    level: "basic",
    bytes: () => readAudio("abubakar-tafawa-balewa"),
  },
  {
    filename: "how-to-put-up-a-print.txt",
    title: "How to put up a print",
    description: "Unrolling, framing and light, on one page. Comes with the rolled prints.",
    contentType: "text/plain; charset=utf-8",
    level: "owners",
    products: ["eighteen-hats-poster", "the-stick-and-the-crocodile"],
    bytes: async () => new TextEncoder().encode(printCareText),
  },
  {
    filename: "eighteen-loops.zip",
    title: "Eighteen loops",
    description: "The sound of every room, one MP3 each, in the order of the walk.",
    contentType: "application/zip",
    level: "exclusive",
    bytes: async () =>
      zip(
        await Promise.all(
          leaders.map(async ({ order, slug }) => ({
            name: `${String(order).padStart(2, "0")}-${slug}.mp3`,
            bytes: await readAudio(slug),
          })),
        ),
      ),
  },
];

const printCareText = `THE LIVING ARCHIVE
How to put up a print

Unrolling
  Leave the tube in the room for a day, so that the paper takes on its air. Wash and dry your palms.
  Unroll it face down on a clean sheet, put a book on each corner, and give it two days.

Framing
  Ask for acid-free board and a mount that keeps the glass off the ink. Hinge it at the top only: paper
  grows in the rains and shrinks in harmattan, and a sheet that is taped on all sides will wave.

Light
  Never opposite a window. Direct sun takes the red first, and then the joke.

Height
  The middle of the sheet at 150 cm from the floor, as in the museum. Lower for children, who read labels.

Damp
  A finger's width between frame and outer wall. If the glass fogs, take it down before the print drinks.
`;

/** The dated facts of every chapter with their sources, as plain text. */
function recordText(): string {
  const chapters = leaders.map(({ order, name, title, term, record }) => {
    const lines = record.map(
      ({ date, text, source }) =>
        `${date}\n  ${text}\n  ${source.title}. ${source.publisher}, ${source.year}.${source.url ? `\n  ${source.url}` : ""}`,
    );
    return `${order}. ${name}\n${title}, ${term}\n\n${lines.join("\n\n")}`;
  });
  return `THE LIVING ARCHIVE\nThe record of the eighteen rooms\n\n${chapters.join("\n\n\n")}\n`;
}

/** Stores the missing downloads and returns their number. */
export async function addDownloads(tx: Tx, fixedId: (prefix: IdPrefix, name: string) => string): Promise<number> {
  let added = 0;
  for (const [position, { bytes, products = [], ...download }] of seedDownloads.entries()) {
    const id = fixedId("dwn", download.filename);
    const { filename } = download;
    if (await tx.download.findFirst({ where: { OR: [{ id }, { filename }] }, select: { id: true } })) continue;
    await makeDownload({ ...download, id, position, bytes: await bytes() }, tx);
    const owned = await tx.product.findMany({ where: { slug: { in: [...products] } }, select: { id: true } });
    await tx.downloadProduct.createMany({ data: owned.map((product) => ({ downloadId: id, productId: product.id })) });
    added += 1;
  }
  return added;
}
