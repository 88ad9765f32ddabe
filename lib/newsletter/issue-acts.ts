import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { parseLagosDateTime } from "@/lib/core/lagos-datetime";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import type { NewsletterSettings, ScheduleIssueBody } from "@/lib/newsletter/issue-contracts";
import { getIssueRow } from "@/lib/newsletter/issue-queries";
import { newsletterJobs } from "@/lib/newsletter/jobs";
import { assertComplete } from "@/lib/newsletter/start-issue";

type OnIssue = { actor: Actor; id: string };
const CHANGED = "This issue was changed in another tab. Reload the page and check it.";

/** Sends an issue as it is saved to the admin who asks only. */
export async function sendTest({ actor, id, version }: OnIssue & { version: number }): Promise<void> {
  await transaction(async (tx) => {
    const issue = await getIssueRow(id, tx);
    if (issue.version !== version) throwAppError("stale", CHANGED);
    const key = `newsletter-test/${newId("nws")}`;
    await enqueue(tx, newsletterJobs.test.job(key, { to: actor.email, issueId: id }));
    await recordAudit(tx, {
      actorId: actor._id,
      action: "newsletter.test",
      subject: id,
      detail: { subject: issue.subject },
    });
  });
}

type ScheduleIssue = OnIssue & { body: ScheduleIssueBody };

/** Schedules an issue, or moves a scheduled one. The time is Lagos time and in the future. */
export async function scheduleIssue({
  actor,
  id,
  body,
}: ScheduleIssue): Promise<{ version: number; scheduledAt: string }> {
  const at = parseLagosDateTime(body.at);
  if (!at)
    return throwAppError("invalid_input", "Enter a date and a time.", { fields: { at: "Enter a date and a time" } });
  return transaction(async (tx) => {
    if (at <= (await databaseNow(tx)))
      throwAppError("invalid_input", "Choose a time in the future.", { fields: { at: "Choose a time in the future" } });
    const [changed] = await tx.newsletterIssue.updateManyAndReturn({
      where: { id, version: body.version, status: { in: ["draft", "scheduled"] } },
      data: { status: "scheduled", scheduledAt: at, version: { increment: 1 }, sentById: actor._id },
    });
    if (!changed) return refuseChange(tx, id);
    await assertComplete(tx, await getIssueRow(id, tx));
    await recordAudit(tx, {
      actorId: actor._id,
      action: "newsletter.schedule",
      subject: id,
      detail: { subject: changed.subject, at: at.toISOString() },
    });
    return { version: changed.version, scheduledAt: at.toISOString() };
  });
}

async function refuseChange(tx: Tx, id: string): Promise<never> {
  const { status } = await getIssueRow(id, tx);
  if (status === "draft" || status === "scheduled") return throwAppError("stale", CHANGED);
  return throwAppError("conflict", "This issue is being sent or was sent already.");
}

/** Makes a scheduled issue a draft again. Repeating it changes nothing. */
export async function cancelSchedule({ actor, id }: OnIssue): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.newsletterIssue.updateMany({
      where: { id, status: "scheduled" },
      data: { status: "draft", scheduledAt: null, version: { increment: 1 } },
    });
    const { status, subject } = await getIssueRow(id, tx);
    if (count === 0 && status !== "draft") throwAppError("conflict", "This issue is being sent or was sent already.");
    if (count === 1)
      await recordAudit(tx, { actorId: actor._id, action: "newsletter.unschedule", subject: id, detail: { subject } });
  });
}

/**
 * Stops sending an issue. What was sent stays sent, a request to the provider that is running is left to finish, and nothing else
 * leaves. It is taken out of the archive, where an admin can show it again. Repeating it changes nothing.
 */
export async function stopIssue({ actor, id }: OnIssue): Promise<{ sent: number; stopped: number }> {
  const { slug, ...counts } = await transaction(async (tx) => {
    const begun = await tx.$executeRaw`
      UPDATE newsletter_issues SET status = 'stopped', finished_at = clock_timestamp(), is_public = false WHERE id = ${id} AND status = 'sending'`;
    const { status, subject, slug } = await getIssueRow(id, tx);
    if (begun === 0 && status !== "stopped") return throwAppError("conflict", "This issue is not being sent.");
    // A delivery that is claimed at this moment makes this wait for its row, and is then left.
    await tx.$executeRaw`
      UPDATE newsletter_deliveries SET status = 'stopped' WHERE issue_id = ${id} AND status = 'pending' AND claimed_at IS NULL`;
    const count = (wanted: "sent" | "stopped") =>
      tx.newsletterDelivery.count({ where: { issueId: id, status: wanted } });
    const [sent, stopped] = [await count("sent"), await count("stopped")];
    if (begun === 1)
      await recordAudit(tx, {
        actorId: actor._id,
        action: "newsletter.stop",
        subject: id,
        detail: { subject, sent, stopped },
      });
    return { sent, stopped, slug };
  });
  if (slug !== null) await revalidatePages(pagesShowing.newsletter(slug));
  return counts;
}

/** Shows a sent issue in the public archive, or takes it out. */
export async function setArchived({ actor, id, isPublic }: OnIssue & { isPublic: boolean }): Promise<void> {
  const slug = await transaction(async (tx) => {
    const issue = await getIssueRow(id, tx);
    if (issue.slug === null) return throwAppError("conflict", "Only an issue that was sent can be in the archive.");
    await tx.newsletterIssue.update({ where: { id }, data: { isPublic } });
    if (issue.isPublic !== isPublic)
      await recordAudit(tx, {
        actorId: actor._id,
        action: isPublic ? "newsletter.publish" : "newsletter.unpublish",
        subject: id,
        detail: { subject: issue.subject },
      });
    return issue.slug;
  });
  await revalidatePages(pagesShowing.newsletter(slug));
}

/** Sets whether openings are stored. Those that were stored stay. */
export async function updateSettings({
  actor,
  body,
}: {
  actor: Actor;
  body: NewsletterSettings;
}): Promise<NewsletterSettings> {
  return transaction(async (tx) => {
    const { recordOpens } = body;
    await tx.newsletterSettings.upsert({ where: { id: 1 }, create: { recordOpens }, update: { recordOpens } });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "newsletter.settings",
      subject: "newsletter",
      detail: { recordOpens },
    });
    return { recordOpens };
  });
}
