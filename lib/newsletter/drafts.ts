import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { type Tx, transaction } from "@/lib/db/client";
import { type Block, blocksToText } from "@/lib/newsletter/blocks";
import { readCards } from "@/lib/newsletter/cards";
import type { CreateDraftBody, DraftContent, SaveDraftBody } from "@/lib/newsletter/issue-contracts";
import { blocksOf, getIssueRow } from "@/lib/newsletter/issue-queries";

const NOT_SAVED = "The draft was not saved.";

const emptyDraft: DraftContent = {
  subject: "",
  summary: "",
  blocks: [],
  audience: "everyone",
  audienceValue: "",
  isPublic: false,
};

type CreateDraft = { actor: Actor; body: CreateDraftBody };

/** Creates a draft: empty, with the given content, or as a copy of an issue. An empty draft that the admin never edited is used again. */
export async function createDraft({ actor, body }: CreateDraft): Promise<{ _id: string }> {
  return transaction(async (tx) => {
    const unused = body.content || body.copyOf ? undefined : await findUntouchedDraft(tx, actor._id);
    if (unused) return unused;
    const content = body.content ?? (body.copyOf ? await copyContent(tx, body.copyOf) : emptyDraft);
    const _id = newId("nws");
    await tx.newsletterIssue.create({
      data: { id: _id, sentById: actor._id, content: await toText(tx, content.blocks), ...content },
    });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "newsletter.create",
      subject: _id,
      detail: { subject: content.subject },
    });
    return { _id };
  });
}

/** The empty draft of an admin that was never saved. The lock makes a second press find the draft of the first. */
async function findUntouchedDraft(tx: Tx, adminId: string): Promise<{ _id: string } | undefined> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('newsletter-draft/' || ${adminId}, 0))::text`;
  const [draft] = await tx.$queryRaw<{ _id: string }[]>`
    SELECT id AS "_id" FROM newsletter_issues
    WHERE sent_by_id = ${adminId} AND status = 'draft' AND version = 1
      AND subject = '' AND summary = '' AND blocks = '[]'::jsonb
    ORDER BY created_at DESC, id LIMIT 1`;
  return draft;
}

async function copyContent(tx: Tx, id: string): Promise<DraftContent> {
  const issue = await getIssueRow(id, tx);
  return {
    subject: issue.subject,
    summary: issue.summary,
    blocks: blocksOf(issue),
    audience: issue.audience,
    audienceValue: issue.audienceValue,
    isPublic: issue.isPublic,
  };
}

const toText = async (tx: Tx, blocks: readonly Block[]) => blocksToText(blocks, await readCards(blocks, tx));

type SaveDraft = { id: string; body: SaveDraftBody };

/**
 * Saves a draft or a scheduled issue. Of two editors the later gets `stale`, unless both have the same content: a save whose
 * response was lost is repeated. Throws `conflict` once sending has begun.
 */
export async function saveDraft({ id, body }: SaveDraft): Promise<{ version: number; savedAt: string }> {
  const { version, ...content } = body;
  return transaction(async (tx) => {
    const [saved] = await tx.newsletterIssue.updateManyAndReturn({
      where: { id, version, status: { in: ["draft", "scheduled"] } },
      data: {
        ...content,
        content: await toText(tx, content.blocks),
        version: { increment: 1 },
        updatedAt: new Date(),
      },
      select: { version: true, updatedAt: true },
    });
    if (saved) return { version: saved.version, savedAt: saved.updatedAt.toISOString() };
    const current = await getIssueRow(id, tx);
    if (current.status !== "draft" && current.status !== "scheduled")
      return throwAppError("conflict", "This issue is being sent or was sent, so it can no longer be changed.");
    const same =
      JSON.stringify(toComparable({ ...current, blocks: blocksOf(current) })) === JSON.stringify(toComparable(content));
    if (same) return { version: current.version, savedAt: current.updatedAt.toISOString() };
    return throwAppError("stale", NOT_SAVED, {
      facts: { version: current.version, savedAt: current.updatedAt.toISOString() },
    });
  });
}

// In this order, because jsonb does not keep the order of the fields.
const toComparable = ({ subject, summary, blocks, audience, audienceValue, isPublic }: DraftContent) => [
  subject,
  summary,
  audience,
  audienceValue,
  isPublic,
  blocks.map((block) => Object.entries(block).sort(([a], [b]) => a.localeCompare(b))),
];

/** Deletes a draft. A scheduled issue has to be cancelled first, and a sent one stays. */
export async function deleteDraft({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    const { subject } = await getIssueRow(id, tx);
    const { count } = await tx.newsletterIssue.deleteMany({ where: { id, status: "draft" } });
    if (count === 0) throwAppError("conflict", "Only a draft can be deleted.");
    await recordAudit(tx, { actorId: actor._id, action: "newsletter.delete", subject: id, detail: { subject } });
  });
}
