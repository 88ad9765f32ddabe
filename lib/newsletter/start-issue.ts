import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { AppError, throwAppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { hasContent } from "@/lib/newsletter/blocks";
import { readCards } from "@/lib/newsletter/cards";
import { enqueueDeliveries } from "@/lib/newsletter/deliver-issue";
import { needsValue, type SendIssueBody } from "@/lib/newsletter/issue-contracts";
import { blocksOf, getIssueRow, type IssueRecord } from "@/lib/newsletter/issue-queries";
import { lockSavedSegment } from "@/lib/newsletter/recipients";
import { slugOf } from "@/lib/newsletter/rules";

/** Throws `invalid_input` for an issue that is not complete, with the field that is missing. */
export async function assertComplete(tx: Tx, issue: IssueRecord): Promise<void> {
  const blocks = blocksOf(issue);
  if (!issue.subject) throwAppError("invalid_input", "Write a subject first.", { fields: { subject: "Required" } });
  if (!hasContent(blocks)) throwAppError("invalid_input", "Add some text first.");
  if (needsValue(issue.audience) && !issue.audienceValue) throwAppError("invalid_input", "Choose who gets it first.");
  if (issue.audience === "segment") await lockSavedSegment(issue.audienceValue, tx);
  const missingAlt = blocks.some((block) => block.type === "picture" && !block.alt);
  if (missingAlt) throwAppError("invalid_input", "Describe every picture for people who cannot see it.");
  const known = await readCards(blocks, tx);
  const gone = blocks.filter((block) => block.type === "card" && !known[block.ref]).length;
  if (gone > 0)
    throwAppError(
      "conflict",
      `${gone === 1 ? "One card shows" : `${gone} cards show`} something that is not public. Remove it first.`,
    );
}

/** The first of `base`, `base-2`, … that no issue has. The lock makes two issues that begin at once take turns. */
async function takeSlug(tx: Tx, id: string, subject: string): Promise<string> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('newsletter-slug'))`;
  const base = slugOf(subject);
  const taken = await tx.newsletterIssue.findMany({
    where: { slug: { startsWith: base }, id: { not: id } },
    select: { slug: true },
  });
  const used = new Set(taken.map(({ slug }) => slug));
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? base : `${base}-${count}`;
    if (!used.has(slug)) return slug;
  }
}

/** Stores what the cards show and gives the address, and writes the deliveries. The caller has set the status to "sending". */
async function begin(tx: Tx, issue: IssueRecord, confirmed?: number): Promise<{ recipients: number; slug: string }> {
  const recipients = await enqueueDeliveries(tx, { issueId: issue.id, segment: issue, confirmed });
  const slug = issue.slug ?? (await takeSlug(tx, issue.id, issue.subject));
  await tx.newsletterIssue.update({
    where: { id: issue.id },
    data: { slug, cards: await readCards(blocksOf(issue), tx) },
  });
  return { recipients, slug };
}

type SendIssue = { actor: Actor; id: string; body: SendIssueBody };

/**
 * Begins to send an issue to exactly the number of recipients that the admin has confirmed. A repeated request returns the number of
 * the first. Throws `stale` when the issue was changed since.
 */
export async function sendIssue({ actor, id, body }: SendIssue): Promise<{ recipients: number }> {
  const begun = await transaction(async (tx) => {
    // A concurrent second request waits here for the first and then finds nothing to begin.
    const count = await tx.$executeRaw`
      UPDATE newsletter_issues SET status = 'sending', scheduled_at = NULL, started_at = clock_timestamp(), sent_by_id = ${actor._id}
      WHERE id = ${id} AND status IN ('draft', 'scheduled') AND version = ${body.version}`;
    const issue = await getIssueRow(id, tx);
    if (count === 0) {
      if (issue.status === "draft" || issue.status === "scheduled")
        return throwAppError("stale", "This issue was changed in another tab. Reload the page and check it.");
      return { recipients: await tx.newsletterDelivery.count({ where: { issueId: id } }), slug: null };
    }
    await assertComplete(tx, issue);
    const { recipients, slug } = await begin(tx, issue, body.recipients);
    const { subject, audience } = issue;
    const detail = { subject, audience, recipients };
    await recordAudit(tx, { actorId: actor._id, action: "newsletter.send", subject: id, detail });
    return { recipients, slug: issue.isPublic ? slug : null };
  });
  if (begun.slug) await revalidatePages(pagesShowing.newsletter(begun.slug));
  return { recipients: begun.recipients };
}

/**
 * Scheduled job: begins the issues whose time has come. One that is no longer complete, or whose segment has no recipients any more,
 * becomes a draft again, so that it does not fail every minute.
 */
export async function startScheduledIssues(): Promise<void> {
  const due = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM newsletter_issues WHERE status = 'scheduled' AND scheduled_at <= clock_timestamp() ORDER BY scheduled_at, id LIMIT 20`;
  const failures: unknown[] = [];
  for (const { id } of due) await startScheduledIssue(id).catch((error: unknown) => failures.push(error));
  // One that fails does not stop the others, and the scheduler still sees a failed call.
  if (failures.length > 0) throw failures[0];
}

async function startScheduledIssue(id: string): Promise<void> {
  const slug = await transaction(async (tx) => {
    // Of two schedulers one begins it; an issue that was moved or cancelled meanwhile is left.
    const count = await tx.$executeRaw`
      UPDATE newsletter_issues SET status = 'sending', scheduled_at = NULL, started_at = clock_timestamp()
      WHERE id = ${id} AND status = 'scheduled' AND scheduled_at <= clock_timestamp()`;
    if (count === 0) return null;
    const issue = await getIssueRow(id, tx);
    // It can be edited until now.
    await assertComplete(tx, issue);
    const { recipients, slug } = await begin(tx, issue);
    const { subject, audience } = issue;
    const detail = { subject, audience, recipients };
    await recordAudit(tx, { actorId: issue.sentById, action: "newsletter.send", subject: id, detail });
    return issue.isPublic ? slug : null;
  }).catch(async (error: unknown) => {
    if (!isNotSendable(error)) throw error;
    log().warn({ issueId: id, reason: error.message }, "a scheduled newsletter was not sent");
    await returnToDraft(id);
    return null;
  });
  if (slug) await revalidatePages(pagesShowing.newsletter(slug));
}

const isNotSendable = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === "conflict" || error.code === "invalid_input");

const returnToDraft = (id: string): Promise<void> =>
  transaction(async (tx) => {
    const [issue] = await tx.$queryRaw<{ subject: string }[]>`
      UPDATE newsletter_issues SET status = 'draft', scheduled_at = NULL, version = version + 1
      WHERE id = ${id} AND status = 'scheduled' AND scheduled_at <= clock_timestamp() RETURNING subject`;
    if (issue) await recordAudit(tx, { actorId: null, action: "newsletter.unschedule", subject: id, detail: issue });
  });
