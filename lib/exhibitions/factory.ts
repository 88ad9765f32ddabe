import { newId } from "@/lib/core/ids";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db, type Tx } from "@/lib/db/client";
import { bolaTinubu } from "@/lib/exhibitions/collection/18-tinubu";
import { toLeaderContent } from "@/lib/exhibitions/leader-content";
import { toSearchTexts } from "@/lib/exhibitions/search-texts";
import type { Artwork, Exhibition, Leader, Prisma } from "@/prisma/generated/client";

/** An open, members-only exhibition by default. */
export async function makeExhibition(
  overrides: Partial<Prisma.ExhibitionUncheckedCreateInput> = {},
  tx: Tx = db,
): Promise<Exhibition> {
  const id = overrides.id ?? newId("exh");
  const slug = overrides.slug ?? id.replace("_", "-");
  return tx.exhibition.create({
    data: { status: "open", title: `Exhibition ${id.slice(-6)}`, ...overrides, id, slug },
  });
}

type NewLeader = Partial<Prisma.LeaderUncheckedCreateInput> & { exhibitionId: string };

/** A leader of an exhibition. Only those whose slug is in the collection, and added ones, have texts. */
export async function makeLeader(overrides: NewLeader, tx: Tx = db): Promise<Leader> {
  const id = overrides.id ?? newId("ldr");
  const slug = overrides.slug ?? id.replace("_", "-");
  const name = overrides.name ?? `Leader ${id.slice(-6)}`;
  const searchTexts = toSearchTexts({
    slug,
    name,
    isAdded: overrides.isAdded ?? false,
    content: overrides.content ?? {},
  });
  return tx.leader.create({ data: { position: 1, searchTexts, ...overrides, id, slug, name } });
}

type NewArtwork = Partial<Prisma.ArtworkUncheckedCreateInput> & { exhibitionId: string };

/** An artwork without leader, image or product by default. */
export async function makeArtwork(overrides: NewArtwork, tx: Tx = db): Promise<Artwork> {
  const id = overrides.id ?? newId("art");
  const slug = overrides.slug ?? id.replace("_", "-");
  return tx.artwork.create({ data: { title: `Artwork ${id.slice(-6)}`, ...overrides, id, slug } });
}

/** The picture of an artwork in the media library, without files. */
export async function makeArtworkPicture(suffixes = ["-960.jpg", "-wide-1600.jpg", "-share-1200.jpg"], tx: Tx = db) {
  const id = newId("img").replace("_", "-");
  const file = { storageKey: `pictures/${id}`, suffixes, mimeType: "image/jpeg" };
  await tx.publicFile.create({ data: { id, purpose: "artwork", ...file } });
  return serverApiPaths.image(`${id}-960.jpg`);
}

/** A leader that a curator added, with its work and everything that publishing asks for; its texts are those of a shipped one. */
export async function makeAddedLeader(overrides: NewLeader): Promise<Leader> {
  const { name: _, ...words } = toLeaderContent(bolaTinubu, { name: "", content: {} });
  const { videoUrl: __, sound: ___, ...content } = words;
  const leader = await makeLeader({ isAdded: true, isDraft: true, content, ...overrides });
  const imageUrl = await makeArtworkPicture();
  await makeArtwork({
    exhibitionId: leader.exhibitionId,
    leaderId: leader.id,
    imageUrl,
    imageAlt: "A kettle on a chair.",
  });
  return leader;
}
