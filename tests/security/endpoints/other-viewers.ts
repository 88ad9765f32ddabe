import { env } from "@/lib/core/env";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { tilesFolder } from "@/lib/exhibitions/collection/tiles";
import { makeArtwork, makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { type Endpoint, openToAll } from "@/tests/security/access-matrix";

const slug = "heads-of-state";
const text = leaders.find((one) => one.slug === "sani-abacha") ?? leaders[0];

/** A leader with a public page and the work on it, made where the tests begin without a collection. */
async function ensureWork(): Promise<{ slug: string; artwork: string }> {
  const artwork = text?.artworkSlug ?? "";
  const leader = text?.slug ?? "";
  const exhibition = (await db.exhibition.findUnique({ where: { slug } })) ?? (await makeExhibition({ slug }));
  const exhibitionId = exhibition.id;
  const there = await db.leader.findFirst({ where: { exhibitionId, slug: leader } });
  const { id: leaderId } =
    there ?? (await makeLeader({ exhibitionId, slug: leader, name: "Sani Abacha", position: 12 }));
  const picture = { leaderId, imageUrl: leaderPictures(leader).portrait.src, tilesUrl: tilesFolder(leader) };
  const { count } = await db.artwork.updateMany({ where: { exhibitionId, slug: artwork }, data: picture });
  if (count === 0) await makeArtwork({ exhibitionId, slug: artwork, ...picture });
  return { slug, artwork };
}

const openCall = (path: string, input: Pick<Endpoint, "makeInput">, status = 200): Endpoint => ({
  method: "GET",
  path,
  access: "public",
  expected: openToAll(status),
  // The redirect is not kept.
  ...(status === 200 && { shared: true }),
  ...input,
});
const ofWork = { makeInput: async () => ({ params: await ensureWork() }) };
const image = { region: "full", size: "360,450", rotation: "0", file: "default.jpg" };

/** What other sites and viewers read: manifests, images, citations and embeds of public works. */
export const otherViewerEndpoints: readonly Endpoint[] = [
  openCall("/api/iiif/[slug]/collection", { makeInput: async () => ({ params: { slug: (await ensureWork()).slug } }) }),
  openCall("/api/iiif/[slug]/[artwork]/manifest", ofWork),
  openCall("/api/iiif/[slug]/[artwork]/image", ofWork, 303),
  openCall("/api/iiif/[slug]/[artwork]/image/info.json", ofWork),
  openCall("/api/iiif/[slug]/[artwork]/image/[region]/[size]/[rotation]/[file]", {
    makeInput: async () => ({ params: { ...(await ensureWork()), ...image } }),
  }),
  openCall("/api/exhibitions/[slug]/artworks/[artwork]/citation", {
    makeInput: async () => ({ params: await ensureWork(), query: "format=ris" }),
  }),
  openCall("/api/oembed", {
    makeInput: async () => {
      await ensureWork();
      return { query: `url=${encodeURIComponent(new URL(paths.leader(text?.slug ?? ""), env().APP_URL).href)}` };
    },
  }),
];
