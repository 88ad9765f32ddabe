import { auditSentence } from "@/lib/auth/audit-sentences";
import { planName } from "@/lib/auth/contracts";
import { cutPage, readCursor } from "@/lib/core/pagination";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { db } from "@/lib/db/client";
import { describeRefundReason } from "@/lib/orders/refund-reasons";
import { planTitle } from "@/lib/subscriptions/rules";
import type { TimelineEntry, TimelineQuery } from "@/lib/workflows/timeline/contracts";
import { selectTimeline, type TimelineRow } from "@/lib/workflows/timeline/timeline-sources";

const PAGE_SIZE = 30;

/** One page of what a person did and what was done about them, newest first; also as the accounts that were merged into this one. */
export async function listTimeline(userId: string, { kind, cursor }: TimelineQuery) {
  const after = readCursor(cursor, "This page of the timeline does not exist.");
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      email: true,
      firstName: true,
      lastName: true,
      formerEmails: { select: { email: true } },
      mergedUsers: { select: { id: true } },
    },
  });
  const person = {
    userId,
    ids: [userId, ...user.mergedUsers.map(({ id }) => id)],
    emails: [user.email, ...user.formerEmails.map(({ email }) => email)],
  };
  const rows = await db.$queryRaw<TimelineRow[]>(selectTimeline(person, kind, after, PAGE_SIZE + 1));
  const { shown, nextCursor } = cutPage(rows, PAGE_SIZE, (row) => row);
  const name = `${user.firstName} ${user.lastName}`;
  return { entries: shown.map((row) => toEntry(row, name)), nextCursor };
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const purposes: Record<string, string> = {
  order: "an order",
  membership: "a plan",
  lot: "a lot",
  gift: "a gift membership",
  event: "an event ticket",
};

const planChanges: Record<string, string> = {
  grant: "started",
  renewal: "renewed",
  transfer: "paid",
  credit: "credited",
  grace: "in the days of grace",
  trial: "tried for free",
  admin: "granted by an admin",
  ended: "ended by an admin",
  reversal: "reversed",
};

type Shown = Pick<TimelineEntry, "title"> & Partial<Pick<TimelineEntry, "detail" | "state" | "href">>;

/** What each kind of row is called. */
const describe: Record<TimelineRow["kind"], (row: TimelineRow, name: string) => Shown> = {
  account: () => ({ title: "Opened the account" }),
  order: ({ subject, link }) => ({ title: `Ordered ${subject ?? ""}`, href: link && adminPaths.order(link) }),
  payment: ({ subject, state }) => ({
    title: `${state === "success" ? "Paid for" : "Started to pay for"} ${purposes[subject ?? ""] ?? subject ?? ""}`,
    state: state === "success" ? null : state,
  }),
  refund: ({ subject, note }) => ({
    title: `Refund for ${purposes[subject ?? ""] ?? subject ?? ""}`,
    detail: note && describeRefundReason(note),
  }),
  plan: ({ subject, state }) => ({
    title: `${planTitle(planName.safeParse(subject).data ?? "monthly")} plan ${planChanges[state ?? ""] ?? state ?? ""}`,
    state: null,
  }),
  bid: ({ subject, link }) => ({ title: `Bid in “${subject ?? ""}”`, href: link && adminPaths.auction(link) }),
  comment: ({ subject }) => ({
    title: subject === "guestbook" ? "Wrote in the guestbook" : `Commented on “${subject ?? ""}”`,
  }),
  event: ({ subject, state, link }) => ({
    title: `Event “${subject ?? ""}”`,
    state: state === "seat" ? "place confirmed" : state === "waiting" ? "on the waiting list" : state,
    href: link && adminPaths.editEvent(link),
  }),
  download: ({ subject, link }) => ({
    title: `Downloaded “${subject ?? ""}”`,
    href: link && adminPaths.editDownload(link),
  }),
  session: ({ subject }) => ({ title: `Logged in on ${subject ?? "a device"}` }),
  mail: ({ subject, state }) => ({
    title: `Email “${subject ?? "without a subject"}”`,
    state: state === "sent" ? null : state,
  }),
  admin: ({ subject, actor, stored }, name) => ({
    title: `${actor ?? "System"} ${auditSentence(subject ?? "", name, stored)}`,
  }),
};

function toEntry(row: TimelineRow, name: string): TimelineEntry {
  const { title, detail = row.note, state = row.state, href = null } = describe[row.kind](row, name);
  return {
    key: row.id,
    kind: row.kind === "refund" ? "payment" : row.kind,
    at: row.at.toISOString(),
    title,
    detail,
    state: state && capitalize(state),
    kobo: row.kobo === null ? null : Number(row.kobo),
    href,
  };
}
