import { db, type Tx } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Artwork, Exhibition, Leader, MemberContent, Prisma } from "@/prisma/generated/client";

/** An exhibition for members, open, unless it is said otherwise. */
export async function makeExhibition(
  given: Partial<Prisma.ExhibitionUncheckedCreateInput> = {},
  tx: Tx = db,
): Promise<Exhibition> {
  const id = given.id ?? newId("exh");
  const slug = given.slug ?? id.replace("_", "-");
  return tx.exhibition.create({ data: { status: "open", title: `Room ${id.slice(-6)}`, ...given, id, slug } });
}

type NewLeader = Partial<Prisma.LeaderUncheckedCreateInput> & { exhibitionId: string };

/** A leader on the timeline of an exhibition. Only one whose slug the collection knows has texts. */
export async function makeLeader(given: NewLeader, tx: Tx = db): Promise<Leader> {
  const id = given.id ?? newId("ldr");
  const slug = given.slug ?? id.replace("_", "-");
  return tx.leader.create({ data: { name: `Leader ${id.slice(-6)}`, position: 1, ...given, id, slug } });
}

type NewArtwork = Partial<Prisma.ArtworkUncheckedCreateInput> & { exhibitionId: string };

/** An artwork without a leader, a picture or a drop, unless they are given. */
export async function makeArtwork(given: NewArtwork, tx: Tx = db): Promise<Artwork> {
  const id = given.id ?? newId("art");
  const slug = given.slug ?? id.replace("_", "-");
  return tx.artwork.create({ data: { title: `Work ${id.slice(-6)}`, ...given, id, slug } });
}

type NewContent = Partial<Prisma.MemberContentUncheckedCreateInput> & { exhibitionId: string };

/** A piece of members-only content for every VIP. Its file is put into storage by whoever wants to open it. */
export async function makeContent(given: NewContent, tx: Tx = db): Promise<MemberContent> {
  const id = given.id ?? newId("cnt");
  const own = { type: "sketch", title: `Piece ${id.slice(-6)}`, storageKey: `members/${id}`, ...given } as const;
  return tx.memberContent.create({ data: { ...own, id } });
}
