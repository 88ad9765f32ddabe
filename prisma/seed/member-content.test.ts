import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import type { IdPrefix } from "../../lib/core/ids";
import { db, disconnect } from "../../lib/db/client";
import { leaders } from "../../lib/exhibitions/collection/leaders";
import { tileLevels, tilesOf } from "../../lib/exhibitions/collection/tiles";
import { makeArtwork, makeExhibition } from "../../lib/exhibitions/factory";
import { prepareUpload } from "../../lib/member-content/prepare-upload";
import { isImageType } from "../../lib/member-content/rules";
import { memoryReader } from "../../lib/storage/random-access-reader";
import { storage } from "../../lib/storage/storage";
import { addAnnotations, seedAnnotations } from "./annotations";
import { addMemberContent } from "./member-content";

const idOf = (prefix: IdPrefix, name: string) =>
  `${prefix}_${createHash("sha256").update(name).digest("hex").slice(0, 20)}`;

afterAll(disconnect);

test("adds every content item once, in a form that the admin upload accepts", async () => {
  for (const slug of ["heads-of-state", "badger"]) await makeExhibition({ slug });
  expect(await db.$transaction((tx) => addMemberContent(tx, idOf), { timeout: 20_000 })).toBe(12);
  expect(await db.$transaction((tx) => addMemberContent(tx, idOf))).toBe(0);
  const rows = await db.memberContent.findMany();
  expect(new Set(rows.map(({ type }) => type)).size).toBe(6);
  for (const row of rows) {
    const file = await storage().open(row.storageKey ?? "");
    const bytes = new Uint8Array(await new Response(file?.stream).arrayBuffer());
    expect(bytes.byteLength).toBe(row.sizeBytes);
    const { kind } = await prepareUpload(row.type, memoryReader(bytes));
    expect([row.title, kind.mime]).toEqual([row.title, isImageType(row.type) ? "image/webp" : row.mimeType]);
  }
}, 60_000);

test("every artwork has four to six annotations and tiles of every level", async () => {
  const exhibition = await db.exhibition.findUniqueOrThrow({ where: { slug: "heads-of-state" } });
  for (const { artworkSlug } of leaders) await makeArtwork({ exhibitionId: exhibition.id, slug: artworkSlug });
  const written = Object.values(seedAnnotations).flat().length;
  expect(await db.$transaction((tx) => addAnnotations(tx, idOf))).toBe(written);
  expect(await db.$transaction((tx) => addAnnotations(tx, idOf))).toBe(0);
  const works = await db.artwork.findMany({ include: { annotations: true } });
  expect(works).toHaveLength(18);
  for (const { slug, annotations, tilesUrl } of works) {
    expect([slug, annotations.length >= 4 && annotations.length <= 6]).toEqual([slug, true]);
    const level = tileLevels.at(-1);
    const last = `${Math.ceil(tilesOf.width / tilesOf.size) - 1}_${Math.ceil(tilesOf.height / tilesOf.size) - 1}`;
    expect([slug, existsSync(`public${tilesUrl}/${level?.level}/${last}.avif`)]).toEqual([slug, true]);
  }
});
