import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { leaders } from "../../lib/exhibitions/collection/leaders";
import { tileLevels, tilesOf } from "../../lib/exhibitions/collection/tiles";
import { isPicture } from "../../lib/exhibitions/content-rules";
import { makeArtwork, makeExhibition } from "../../lib/exhibitions/factory";
import { readyFile } from "../../lib/exhibitions/ready-file";
import { inMemory } from "../../lib/platform/byte-source";
import { db, disconnect } from "../../lib/platform/db";
import type { IdPrefix } from "../../lib/platform/ids";
import { storage } from "../../lib/platform/storage";
import { addNotes, seedNotes } from "./artwork-notes";
import { addMemberContent } from "./member-content";

const idOf = (prefix: IdPrefix, name: string) =>
  `${prefix}_${createHash("sha256").update(name).digest("hex").slice(0, 20)}`;

afterAll(disconnect);

test("every piece hung at the opening would have passed the admin's own door, and is hung once", async () => {
  for (const slug of ["heads-of-state", "badger"]) await makeExhibition({ slug });
  expect(await db.$transaction((tx) => addMemberContent(tx, idOf), { timeout: 20_000 })).toBe(12);
  expect(await db.$transaction((tx) => addMemberContent(tx, idOf))).toBe(0);
  const rows = await db.memberContent.findMany();
  expect(new Set(rows.map(({ type }) => type)).size).toBe(6);
  for (const row of rows) {
    const file = await storage().open(row.storageKey ?? "");
    const bytes = new Uint8Array(await new Response(file?.stream).arrayBuffer());
    expect(bytes.byteLength).toBe(row.sizeBytes);
    const { kind } = await readyFile(row.type, inMemory(bytes));
    expect([row.title, kind.mime]).toEqual([row.title, isPicture(row.type) ? "image/webp" : row.mimeType]);
  }
}, 60_000);

test("every work has four to six notes, all on the picture, and tiles of every level", async () => {
  const room = await db.exhibition.findUniqueOrThrow({ where: { slug: "heads-of-state" } });
  for (const { artworkSlug } of leaders) await makeArtwork({ exhibitionId: room.id, slug: artworkSlug });
  const written = Object.values(seedNotes).flat().length;
  expect(await db.$transaction((tx) => addNotes(tx, idOf))).toBe(written);
  expect(await db.$transaction((tx) => addNotes(tx, idOf))).toBe(0);
  const works = await db.artwork.findMany({ include: { notes: true } });
  expect(works).toHaveLength(18);
  for (const { slug, notes, tilesUrl } of works) {
    expect([slug, notes.length >= 4 && notes.length <= 6]).toEqual([slug, true]);
    const level = tileLevels.at(-1);
    const last = `${Math.ceil(tilesOf.width / tilesOf.size) - 1}_${Math.ceil(tilesOf.height / tilesOf.size) - 1}`;
    expect([slug, existsSync(`public${tilesUrl}/${level?.level}/${last}.avif`)]).toEqual([slug, true]);
  }
});
