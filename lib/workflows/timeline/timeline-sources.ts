import type { TimelineKind } from "@/lib/workflows/timeline/contracts";
import { Prisma } from "@/prisma/generated/client";

const { sql } = Prisma;

/** A row of the timeline before it has its sentence. */
export type TimelineRow = {
  kind: TimelineKind | "account" | "refund";
  id: string;
  at: Date;
  /** What it is about, its state, and a text of its own; by kind. */
  subject: string | null;
  state: string | null;
  note: string | null;
  kobo: bigint | null;
  /** What its admin page is found by. */
  link: string | null;
  /** Who acted, and the recorded detail, for an audit entry. */
  actor: string | null;
  stored: unknown;
};

/** The person: the user, the accounts that were merged into it, and all their addresses. */
export type TimelinePerson = { userId: string; ids: readonly string[]; emails: readonly string[] };

type Window = { at: Date; id: string } | null;

/** One source: its columns, its table with the condition, and the columns of its time and id, which an index has in this order. */
type Source = { columns: Prisma.Sql; from: Prisma.Sql; at: Prisma.Sql; id: Prisma.Sql };

const none = sql`NULL::text`;
type Columns = Partial<Record<"subject" | "state" | "note" | "kobo" | "link" | "actor" | "stored", Prisma.Sql>>;

const source = (kind: TimelineRow["kind"], at: string, id: string, from: Prisma.Sql, columns: Columns): Source => ({
  columns: sql`${Prisma.raw(`'${kind}'`)}::text AS kind, ${Prisma.raw(id)} AS id, ${Prisma.raw(at)} AS at, ${columns.subject ?? none} AS subject,
    ${columns.state ?? none} AS state, ${columns.note ?? none} AS note, ${columns.kobo ?? sql`NULL::bigint`} AS kobo,
    ${columns.link ?? none} AS link, ${columns.actor ?? none} AS actor, ${columns.stored ?? sql`NULL::jsonb`} AS stored`,
  from,
  at: Prisma.raw(at),
  id: Prisma.raw(id),
});

/** The sources of each kind. Each reads one index from the newest entry of the person on. */
const sources: Record<TimelineKind | "account", (person: TimelinePerson) => Source[]> = {
  account: ({ userId }) => [source("account", "u.created_at", "u.id", sql`users u WHERE u.id = ${userId}`, {})],
  order: ({ userId }) => [
    source("order", "o.created_at", "o.id", sql`orders o WHERE o.user_id = ${userId}`, {
      subject: sql`o.number`,
      link: sql`o.number`,
      state: sql`CASE WHEN o.payment_status = 'paid' THEN o.status::text ELSE o.payment_status::text END`,
      kobo: sql`o.total_kobo`,
    }),
  ],
  payment: ({ userId }) => [
    source("payment", "c.created_at", "c.id", sql`charges c WHERE c.user_id = ${userId}`, {
      subject: sql`c.purpose::text`,
      state: sql`c.status::text`,
      note: sql`c.reference`,
      kobo: sql`c.amount_kobo`,
    }),
    source(
      "refund",
      "r.created_at",
      "r.id",
      sql`charges c JOIN refunds r ON r.charge_id = c.id WHERE c.user_id = ${userId}`,
      { subject: sql`c.purpose::text`, state: sql`r.status::text`, note: sql`r.reason`, kobo: sql`r.amount_kobo` },
    ),
  ],
  plan: ({ userId }) => [
    source(
      "plan",
      "e.created_at",
      "e.id",
      sql`subscription_entries e LEFT JOIN admin_notes n ON n.entry_id = e.id WHERE e.user_id = ${userId}`,
      {
        subject: sql`e.plan_key::text`,
        state: sql`CASE WHEN e.kind = 'admin' AND e.period_to <= e.effective_at THEN 'ended' ELSE e.kind::text END`,
        note: sql`COALESCE(n.text, e.reason)`,
        kobo: sql`NULLIF(e.amount_kobo, 0)`,
      },
    ),
  ],
  bid: ({ userId }) => [
    source(
      "bid",
      "b.placed_at",
      "b.id",
      sql`bids b JOIN auctions a ON a.id = b.auction_id WHERE b.user_id = ${userId}`,
      {
        subject: sql`a.title`,
        link: sql`a.id`,
        state: sql`CASE WHEN b.voided_at IS NOT NULL THEN 'voided' WHEN b.is_proxy THEN 'automatic' END`,
        kobo: sql`b.amount_kobo`,
      },
    ),
  ],
  comment: ({ userId }) => [
    source("comment", "c.created_at", "c.id", sql`comments c WHERE c.user_id = ${userId}`, {
      // The wall of an exhibition has its slug.
      subject: sql`COALESCE((SELECT x.title FROM exhibitions x WHERE x.slug = c.exhibition), c.exhibition)`,
      state: sql`CASE WHEN c.deleted_at IS NOT NULL THEN 'deleted' ELSE c.status::text END`,
      note: sql`c.message`,
    }),
  ],
  event: ({ userId }) => [
    source(
      "event",
      "r.joined_at",
      "r.id",
      sql`event_rsvps r JOIN events e ON e.id = r.event_id WHERE r.user_id = ${userId}`,
      {
        subject: sql`e.title`,
        link: sql`e.id`,
        state: sql`CASE WHEN r.checked_in_at IS NOT NULL THEN 'attended' ELSE r.status::text END`,
      },
    ),
  ],
  download: ({ userId }) => [
    source(
      "download",
      "r.last_downloaded_at",
      "r.download_id",
      sql`download_records r JOIN downloads d ON d.id = r.download_id WHERE r.user_id = ${userId}`,
      { subject: sql`d.title`, link: sql`d.id`, note: sql`CASE WHEN r.times > 1 THEN r.times || ' times' END` },
    ),
  ],
  session: ({ userId }) => [
    source("session", "x.created_at", "x.id", sql`sessions x WHERE x.user_id = ${userId}`, {
      subject: sql`x.device`,
      note: sql`NULLIF(x.place, '')`,
      state: sql`CASE WHEN x.ended_at IS NOT NULL THEN 'ended' END`,
    }),
  ],
  mail: ({ emails }) =>
    emails.map((email) =>
      source("mail", "m.created_at", "m.id", sql`outbox_messages m WHERE m.recipient = ${email}`, {
        subject: sql`m.rendered->>'subject'`,
        state: sql`m.status::text`,
      }),
    ),
  admin: ({ ids }) =>
    ids.map((id) =>
      source(
        "admin",
        "l.created_at",
        "l.id",
        sql`audit_log l LEFT JOIN users a ON a.id = l.actor_id LEFT JOIN admin_notes n ON n.id = l.detail->>'note' WHERE l.subject = ${id}`,
        {
          subject: sql`l.action`,
          note: sql`n.text`,
          actor: sql`COALESCE(a.first_name || ' ' || a.last_name, 'System')`,
          stored: sql`l.detail`,
        },
      ),
    ),
};

/** Reads the newest entries after a position, of one kind or all. Each source gives at most as many rows as the page has. */
export function selectTimeline(
  person: TimelinePerson,
  kind: TimelineKind | undefined,
  after: Window,
  limit: number,
): Prisma.Sql {
  const wanted = kind ? sources[kind](person) : Object.values(sources).flatMap((of) => of(person));
  const parts = wanted.map(({ columns, from, at, id }) => {
    const beyond = after
      ? sql`AND ${at} <= ${after.at} AND (${at} < ${after.at} OR ${id} > ${after.id})`
      : Prisma.empty;
    return sql`(SELECT ${columns} FROM ${from} ${beyond} ORDER BY ${at} DESC, ${id} LIMIT ${limit})`;
  });
  return sql`SELECT * FROM (${Prisma.join(parts, " UNION ALL ")}) entries ORDER BY at DESC, id LIMIT ${limit}`;
}
