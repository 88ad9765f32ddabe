import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PerkName } from "../../lib/auth/contracts";
import { hour } from "../../lib/core/clock";
import { fileName } from "../../lib/core/file-types";
import type { IdPrefix } from "../../lib/core/ids";
import type { Tx } from "../../lib/db/client";
import { databaseNow } from "../../lib/db/database-now";
import { leaders } from "../../lib/exhibitions/collection/leaders";
import type { ContentType } from "../../lib/member-content/contracts";
import { makeContent } from "../../lib/member-content/factory";
import { storage } from "../../lib/storage/storage";
import { zip } from "./zip";

const root = path.join(import.meta.dirname, "../..");
const readSeedFile = (name: string) => readFile(path.join(root, "prisma/seed/files", name));
const readPublicFile = (file: string) => readFile(path.join(root, "public", file));
const encodeText = async (words: string) => new TextEncoder().encode(words);

type SeedContent = {
  exhibition: "heads-of-state" | "badger";
  type: ContentType;
  title: string;
  description: string;
  perk?: PerkName;
  kind: readonly [ext: string, mime: string];
  bytes: () => Promise<Uint8Array>;
};

const webp = ["webp", "image/webp"] as const;
const mp3 = ["mp3", "audio/mpeg"] as const;
const plain = ["txt", "text/plain; charset=utf-8"] as const;
const drafts = ["draft-the-dribble.webp", "draft-dark-glasses.webp", "draft-the-rice-ship.webp"];

/** The content for members, newest first. */
const seedContent: readonly SeedContent[] = [
  {
    exhibition: "heads-of-state",
    type: "sketch",
    title: "The Dribble, in pencil",
    description: "The outlines before the ink, squared up for cutting.",
    kind: webp,
    bytes: () => readSeedFile("draft-the-dribble.webp"),
  },
  {
    exhibition: "heads-of-state",
    type: "video",
    title: "The museum’s film, for a large screen",
    description: "Thirty seconds cut out of the works. Nobody speaks in it; put it on a wall and leave it there.",
    kind: ["mp4", "video/mp4"],
    bytes: () => readPublicFile("video/default.mp4"),
  },
  {
    exhibition: "heads-of-state",
    type: "sketch",
    title: "Dark Glasses, in pencil",
    description: "Without the oxblood it is a drawing of two doors.",
    perk: "behindScenes",
    kind: webp,
    bytes: () => readSeedFile("draft-dark-glasses.webp"),
  },
  {
    exhibition: "heads-of-state",
    type: "audio",
    title: "The loop of the twelfth room",
    description: "What is heard beside Dark Glasses, by itself. It ends where it begins.",
    kind: mp3,
    bytes: () => readPublicFile("audio/sani-abacha.mp3"),
  },
  {
    exhibition: "heads-of-state",
    type: "image",
    title: "A Map Being Stitched: the indigo plate",
    description: "One ink of four. This is what the first pass of the press puts down.",
    perk: "digitalPrints",
    kind: webp,
    bytes: () => readSeedFile("plate-a-map-indigo.webp"),
  },
  {
    exhibition: "heads-of-state",
    type: "image",
    title: "The Press: the red plate",
    description: "The rollers, the ground and the name of the paper. The news comes with the black.",
    kind: webp,
    bytes: () => readSeedFile("plate-the-press-laterite.webp"),
  },
  {
    exhibition: "heads-of-state",
    type: "doc",
    title: "What the museum could not verify",
    description: "Room by room, the dates and figures for which one source was not enough, and what was done about it.",
    kind: plain,
    bytes: () => encodeText(openQuestions()),
  },
  {
    exhibition: "heads-of-state",
    type: "sketch",
    title: "The Rice Ship, in pencil",
    description: "The cargo in outline, and the spiral that it runs out into.",
    kind: webp,
    bytes: () => readSeedFile("draft-the-rice-ship.webp"),
  },
  {
    exhibition: "heads-of-state",
    type: "audio",
    title: "The loop of the tenth room",
    description: "Talking drum and room tone, by itself. Count the bars and you will lose count.",
    perk: "digitalPrints",
    kind: mp3,
    bytes: () => readPublicFile("audio/ibrahim-babangida.mp3"),
  },
  {
    exhibition: "heads-of-state",
    type: "misc",
    title: "Three drafts, as files",
    description: "The three pencil sheets of this room in one archive, for collectors who draw.",
    perk: "qaWithAje",
    kind: ["zip", "application/zip"],
    bytes: async () => zip(await Promise.all(drafts.map(async (name) => ({ name, bytes: await readSeedFile(name) })))),
  },
  {
    exhibition: "badger",
    type: "sketch",
    title: "The badger, before the cut",
    description: "A part of the scroll in outline: the roller, the cord, and the badger at work under it.",
    kind: webp,
    bytes: () => readSeedFile("draft-the-badger.webp"),
  },
  {
    exhibition: "badger",
    type: "doc",
    title: "On the paper of the scroll",
    description: "A page of notes: one length, one blade, and what happens at the fold.",
    perk: "welcomePack",
    kind: plain,
    bytes: () =>
      encodeText(
        "ON THE PAPER OF THE SCROLL\n\nIt is one length, without a join. Where the drawing needed a join, the drawing was changed.\n\nIt was cut from the foot upwards, because a badger works that way and because a mistake at the foot costs less paper.\n\nIt has one fold, at the level of the ground. Everything above the fold was drawn with a ruler. Nothing below it was.\n",
      ),
  },
];

/** The open questions of every chapter, as plain text. */
function openQuestions(): string {
  const chapters = leaders
    .filter(({ unsure }) => unsure.length > 0)
    .map(({ order, name, unsure }) => `${order}. ${name}\n\n${unsure.map((line) => `- ${line}`).join("\n")}`);
  return `THE LIVING ARCHIVE\nWhat the museum could not verify\n\n${chapters.join("\n\n\n")}\n`;
}

/** Stores the missing content items and returns their number; deleted items are not restored. */
export async function addMemberContent(tx: Tx, idOf: (prefix: IdPrefix, name: string) => string): Promise<number> {
  const exhibitionIds = new Map(
    (await tx.exhibition.findMany({ where: { deletedAt: null } })).map(({ slug, id }) => [slug, id]),
  );
  const now = await databaseNow(tx);
  let added = 0;
  for (const [position, { exhibition, type, title, description, perk, kind, bytes }] of seedContent.entries()) {
    const [ext, mimeType] = kind;
    const id = idOf("cnt", `${exhibition}/${title}`);
    const exhibitionId = exhibitionIds.get(exhibition);
    if (!exhibitionId || (await tx.memberContent.findUnique({ where: { id }, select: { id: true } }))) continue;
    const file = await bytes();
    const storageKey = `members/${id}`;
    await storage().put(storageKey, file, { type: "application/octet-stream" });
    await makeContent(
      {
        id,
        exhibitionId,
        type,
        title,
        description,
        storageKey,
        filename: fileName(title, ext),
        mimeType,
        sizeBytes: file.byteLength,
        requiredPerk: perk ?? null,
        createdAt: new Date(now.getTime() - position * hour),
      },
      tx,
    );
    added += 1;
  }
  return added;
}
