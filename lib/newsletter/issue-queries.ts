import * as z from "zod/mini";
import { throwAppError } from "@/lib/core/errors";
import { cutPage, keysetQuery, pageSize, readCursor } from "@/lib/core/pagination";
import { db, type Tx } from "@/lib/db/client";
import { type Block, blocks as blocksSchema, type Cards, cards as cardsSchema } from "@/lib/newsletter/blocks";
import { readCards } from "@/lib/newsletter/cards";
import {
  type AdminIssue,
  type IssueCounts,
  type IssueFilter,
  type IssueRow,
  issueStatus,
  type NewsletterSettings,
  type Segment,
  segmentKinds,
} from "@/lib/newsletter/issue-contracts";
import type { NewsletterIssue } from "@/prisma/generated/client";

/** A stored issue with its segment parsed. */
export type IssueRecord = Omit<NewsletterIssue, "audience"> & Segment;

const toRecord = (row: NewsletterIssue): IssueRecord => ({
  ...row,
  audience: z.enum(segmentKinds).parse(row.audience),
});

/** The stored issue; throws `not_found`. */
export async function getIssueRow(id: string, tx: Tx = db): Promise<IssueRecord> {
  const row = await tx.newsletterIssue.findUnique({ where: { id } });
  return row ? toRecord(row) : throwAppError("not_found", "This newsletter does not exist.");
}

/** The blocks of an issue. The text of an issue of the API is one block. */
export function blocksOf({ blocks, content }: Pick<NewsletterIssue, "blocks" | "content">): Block[] {
  return blocks === null ? [{ id: "text", type: "text", text: content }] : blocksSchema.parse(blocks);
}

/** The cards of an issue: what they showed when sending began, or show now. */
export async function cardsOf(
  issue: Pick<NewsletterIssue, "blocks" | "content" | "cards">,
  tx: Tx = db,
): Promise<Cards> {
  return issue.cards === null ? readCards(blocksOf(issue), tx) : cardsSchema.parse(issue.cards);
}

export const emptyCounts: IssueCounts = {
  recipients: 0,
  sent: 0,
  pending: 0,
  failed: 0,
  skipped: 0,
  stopped: 0,
  bounced: 0,
  delivered: 0,
  complained: 0,
  opened: 0,
  clicked: 0,
};

/** The counts of issues. An email that bounced counts as bounced and not as sent. */
export async function countDeliveries(ids: readonly string[]): Promise<ReadonlyMap<string, IssueCounts>> {
  // A delivery is pending until `endFailedDeliveries` ends it, also when its job has failed for good, so the job's status decides.
  const rows = await db.$queryRaw<(IssueCounts & { issue_id: string })[]>`
    SELECT issue_id, count(*)::int AS recipients,
      count(*) FILTER (WHERE state = 'sent')::int AS sent, count(*) FILTER (WHERE state = 'pending')::int AS pending,
      count(*) FILTER (WHERE state = 'failed')::int AS failed, count(*) FILTER (WHERE state = 'skipped')::int AS skipped,
      count(*) FILTER (WHERE state = 'stopped')::int AS stopped, count(*) FILTER (WHERE state = 'bounced')::int AS bounced,
      count(delivered_at)::int AS delivered, count(complained_at)::int AS complained,
      count(opened_at)::int AS opened, count(clicked_at)::int AS clicked
    FROM (
      SELECT d.issue_id, d.delivered_at, d.complained_at, d.opened_at, d.clicked_at,
        CASE WHEN d.bounced_at IS NOT NULL THEN 'bounced' WHEN d.status = 'pending' AND EXISTS (
          SELECT 1 FROM outbox_messages o WHERE o.key = 'newsletter/' || d.issue_id || '/' || d.id AND o.status = 'failed'
        ) THEN 'failed' ELSE d.status::text END AS state
      FROM newsletter_deliveries d WHERE d.issue_id = ANY(${[...ids]}::text[])
    ) AS deliveries GROUP BY issue_id`;
  return new Map(rows.map(({ issue_id, ...counts }) => [issue_id, counts]));
}

/** The names of the products and saved segments, and the subjects of the earlier issues, that are recipients. */
async function readAudienceNames(issues: readonly Segment[]): Promise<ReadonlyMap<string, string>> {
  const valuesOf = (kind: Segment["audience"]) =>
    issues.filter(({ audience }) => audience === kind).map(({ audienceValue }) => audienceValue);
  const [products, segments, opened] = await Promise.all([
    db.product.findMany({ where: { id: { in: valuesOf("product") } }, select: { id: true, name: true } }),
    db.segment.findMany({ where: { id: { in: valuesOf("segment") } }, select: { id: true, name: true } }),
    db.newsletterIssue.findMany({ where: { id: { in: valuesOf("opened") } }, select: { id: true, subject: true } }),
  ]);
  return new Map([
    ...[...products, ...segments].map(({ id, name }) => [id, name] as const),
    ...opened.map(({ id, subject }) => [id, subject] as const),
  ]);
}

type Known = { counts: ReadonlyMap<string, IssueCounts>; names: ReadonlyMap<string, string> };

const toIssueRow = (row: IssueRecord, { counts, names }: Known): IssueRow => ({
  _id: row.id,
  subject: row.subject,
  status: issueStatus.parse(row.status),
  audience: row.audience,
  audienceValue: row.audienceValue,
  audienceName: row.audience === "town" ? row.audienceValue : (names.get(row.audienceValue) ?? ""),
  isPublic: row.isPublic,
  slug: row.slug,
  scheduledAt: row.scheduledAt?.toISOString() ?? null,
  startedAt: row.startedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  counts: counts.get(row.id) ?? emptyCounts,
});

/** At most `limit` drafts and issues, the newest first. */
export async function selectIssues({ cursor, status }: IssueFilter, limit: number) {
  const after = readCursor(cursor, "This page of newsletters does not exist.");
  const { orderBy, beyond } = keysetQuery("createdAt", "desc", "asc", after);
  const where = status ? { status } : {};
  const found = await db.newsletterIssue.findMany({ where: { AND: [where, beyond] }, orderBy, take: limit + 1 });
  const { shown, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  const records = shown.map(toRecord);
  const [counts, names] = await Promise.all([
    countDeliveries(records.filter(({ startedAt }) => startedAt).map(({ id }) => id)),
    readAudienceNames(records),
  ]);
  return { rows: records.map((row) => toIssueRow(row, { counts, names })), nextCursor };
}

/** One page of drafts and issues, and their number. */
export async function listIssues(filter: IssueFilter) {
  const [{ rows, nextCursor }, total] = await Promise.all([
    selectIssues(filter, pageSize(20)),
    db.newsletterIssue.count({ where: filter.status ? { status: filter.status } : {} }),
  ]);
  return { issues: rows, nextCursor, total };
}

type Retryable = { retryable: number; unanswered: number };

/** The failed emails whose job can run again. One with a claim got no reply, so it may have left. Not counted where none has failed. */
async function countRetryable(issueId: string, { failed }: IssueCounts): Promise<Retryable> {
  if (failed === 0) return { retryable: 0, unanswered: 0 };
  const [row] = await db.$queryRaw<[Retryable]>`
    SELECT count(*)::int AS retryable, count(d.claimed_at)::int AS unanswered
    FROM newsletter_deliveries d JOIN outbox_messages o ON o.key = 'newsletter/' || d.issue_id || '/' || d.id
    WHERE d.issue_id = ${issueId} AND d.status IN ('pending', 'failed') AND o.status = 'failed'`;
  return row;
}

const MAX_NAMED_RECIPIENTS = 100;

/** An issue for its editor or report; null if there is none. */
export async function getAdminIssue(id: string): Promise<AdminIssue | null> {
  const row = await db.newsletterIssue.findUnique({ where: { id }, include: { sentBy: true } });
  if (!row) return null;
  const record = toRecord(row);
  const [counts, names, cards, deliveries] = await Promise.all([
    countDeliveries([id]),
    readAudienceNames([record]),
    cardsOf(row),
    db.newsletterDelivery.findMany({
      where: { issueId: id },
      orderBy: { email: "asc" },
      take: MAX_NAMED_RECIPIENTS,
      select: { email: true },
    }),
  ]);
  const retryable = await countRetryable(id, counts.get(id) ?? emptyCounts);
  return {
    ...toIssueRow(record, { counts, names }),
    summary: row.summary,
    blocks: blocksOf(row),
    cards,
    version: row.version,
    ...retryable,
    recipients: deliveries.map(({ email }) => email),
    sentBy: `${row.sentBy.firstName} ${row.sentBy.lastName}`,
  };
}

/** A scheduled issue for a saved segment, or null. */
export const findScheduledFor = (segmentId: string, tx: Tx): Promise<{ id: string; subject: string } | null> =>
  tx.newsletterIssue.findFirst({
    where: { status: "scheduled", audience: "segment", audienceValue: segmentId },
    orderBy: { scheduledAt: "asc" },
    select: { id: true, subject: true },
  });

const MAX_EARLIER = 50;

/** The sent issues whose readers can be a segment, the latest first. */
export async function findEarlierIssues(): Promise<{ _id: string; subject: string; startedAt: string }[]> {
  const rows = await db.newsletterIssue.findMany({
    where: { startedAt: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: MAX_EARLIER,
    select: { id: true, subject: true, startedAt: true },
  });
  return rows.map(({ id, subject, startedAt }) => ({
    _id: id,
    subject,
    startedAt: startedAt?.toISOString() ?? "",
  }));
}

/** Openings are not stored unless an admin has turned that on. */
export async function getSettings(tx: Tx = db): Promise<NewsletterSettings> {
  const row = await tx.newsletterSettings.findUnique({ where: { id: 1 } });
  return { recordOpens: row?.recordOpens ?? false };
}
