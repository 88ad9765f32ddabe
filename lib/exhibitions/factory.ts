import { newId } from "@/lib/core/ids";
import { db, type Tx } from "@/lib/db/client";
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

/** A leader of an exhibition. Only leaders whose slug is in the collection have texts. */
export async function makeLeader(overrides: NewLeader, tx: Tx = db): Promise<Leader> {
  const id = overrides.id ?? newId("ldr");
  const slug = overrides.slug ?? id.replace("_", "-");
  const name = overrides.name ?? `Leader ${id.slice(-6)}`;
  const searchTexts = toSearchTexts({ slug, name, content: overrides.content });
  return tx.leader.create({ data: { position: 1, searchTexts, ...overrides, id, slug, name } });
}

type NewArtwork = Partial<Prisma.ArtworkUncheckedCreateInput> & { exhibitionId: string };

/** An artwork without leader, image or product by default. */
export async function makeArtwork(overrides: NewArtwork, tx: Tx = db): Promise<Artwork> {
  const id = overrides.id ?? newId("art");
  const slug = overrides.slug ?? id.replace("_", "-");
  return tx.artwork.create({ data: { title: `Artwork ${id.slice(-6)}`, ...overrides, id, slug } });
}
