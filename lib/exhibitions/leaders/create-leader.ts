import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { slugify } from "@/lib/core/form-inputs";
import { newId } from "@/lib/core/ids";
import { isUniqueViolation, transaction } from "@/lib/db/client";
import { requireAdminLeader } from "@/lib/exhibitions/admin-queries";
import { HEADS_OF_STATE } from "@/lib/exhibitions/rules";
import { toSearchTexts } from "@/lib/exhibitions/search-texts";
import type { AdminLeader, LeaderBody } from "./contracts";

const SAVE_FAILED = "Failed to add the leader";
const MAX_ARTWORK_SLUG = 80;

type CreateLeader = { actor: Actor; exhibitionId: string; body: LeaderBody };

/** Adds a leader as the last one of the timeline: a draft, with its work, which has no picture yet. */
export async function createLeader({ actor, exhibitionId, body }: CreateLeader): Promise<AdminLeader> {
  const { slug, name, artworkTitle, ...facts } = body;
  const id = newId("ldr");
  const content = { ...facts, label: { ...emptyLabel, title: artworkTitle } };
  const searchTexts = toSearchTexts({ slug, name, isAdded: true, content });
  await transaction(async (tx) => {
    // Leaders that are added at the same time get places one after the other.
    const [exhibition] = await tx.$queryRaw<{ slug: string }[]>`
      SELECT slug FROM exhibitions WHERE id = ${exhibitionId} AND deleted_at IS NULL FOR UPDATE`;
    if (!exhibition) return throwAppError("not_found", SAVE_FAILED);
    if (exhibition.slug !== HEADS_OF_STATE)
      return throwAppError("invalid_input", SAVE_FAILED, {
        fields: { slug: "Only the exhibition of the heads of state has leaders" },
      });
    const taken = await tx.leader.findUnique({ where: { exhibitionId_slug: { exhibitionId, slug } } });
    if (taken) return throwAppError("conflict", SAVE_FAILED, { fields: { slug: "Another leader has this slug" } });
    const { _max } = await tx.leader.aggregate({ where: { exhibitionId }, _max: { position: true } });
    const works = await tx.artwork.aggregate({ where: { exhibitionId }, _max: { position: true } });
    const leader = { id, exhibitionId, slug, name, content, searchTexts, isAdded: true, isDraft: true };
    await tx.leader.create({ data: { ...leader, position: (_max.position ?? 0) + 1 } });
    await tx.artwork.create({
      data: {
        id: newId("art"),
        exhibitionId,
        leaderId: id,
        slug: slugify(artworkTitle).slice(0, MAX_ARTWORK_SLUG).replace(/-+$/, ""),
        title: artworkTitle,
        position: (works._max.position ?? 0) + 1,
      },
    });
    await recordAudit(tx, { actorId: actor._id, action: "leader.create", subject: id, detail: { slug, name } });
  }).catch((error: unknown) => {
    // Leaders are added one after the other, so that only an artwork can have taken a slug meanwhile.
    if (isUniqueViolation(error)) throwAppError("conflict", SAVE_FAILED, { fields: artworkTaken });
    throw error;
  });
  return requireAdminLeader(id);
}

const artworkTaken = { artworkTitle: "Another artwork in this exhibition has this title" };
const emptyLabel = { year: "", medium: "", dimensions: "", accession: "", credit: "Made by The Living Archive" };
