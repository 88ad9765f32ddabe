import { auctionEmailJobs, auctionEventJobs } from "@/lib/auctions/jobs";
import { publishUpdates } from "@/lib/auctions/publish-updates";
import type { AuditChange } from "@/lib/auth/audit-actions";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { requestContext } from "@/lib/core/request-context";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";

/** An admin action on a scheduled auction. */
export type AdminAuctionAction =
  | { kind: "freeze" | "unfreeze" | "cancel"; reason: string }
  | { kind: "extend"; minutes: number; end?: string | undefined; reason: string }
  | { kind: "end"; seq?: number | undefined; reason: string }
  | { kind: "message"; message: string }
  | { kind: "void"; seq: number; reason: string }
  | { kind: "reset"; start: string; end: string; reason: string };

/** The refusals of prisma/functions/auction_admin_action.sql. */
const refusalMessages: Record<string, string> = {
  not_running: "This is only possible for a scheduled auction.",
  not_started: "The auction has not started. Cancel it instead.",
  over: "The auction has already ended.",
  already: "This has already been done.",
  no_bid: "There is no valid bid at this ledger entry.",
  not_scheduled: "The auction has not been scheduled yet.",
  running: "The auction is running. Cancel it first.",
  past: "The new end must be in the future.",
  paid: "The lot is sold and paid for. A sold auction cannot be reset.",
  sold: "The lot is sold, and the buyer can still pay. It can be reset when the offer has expired or was declined.",
  end_moved: "The end has moved in the meantime. Look at the new end and try again.",
  changed: "Something has changed in the meantime, such as a new bid. Look at it and try again.",
};

/**
 * Pauses, resumes, extends, ends, cancels or resets an auction, voids a bid, or writes to the bidders. Writes one ledger entry, one audit
 * entry and the email jobs in one transaction. The admin manages the auction from then on and cannot bid in it.
 */
export async function adminAuctionAction({
  actor,
  auctionId,
  action,
}: {
  actor: Actor;
  auctionId: string;
  action: AdminAuctionAction;
}) {
  const { kind } = action;
  const reason = action.kind === "message" ? action.message : action.reason;
  const seconds = action.kind === "extend" ? action.minutes * 60 : null;
  const seq = action.kind === "void" || action.kind === "end" ? (action.seq ?? null) : null;
  const start = action.kind === "reset" ? new Date(action.start) : null;
  const end = (action.kind === "reset" || action.kind === "extend") && action.end ? new Date(action.end) : null;
  if (start && end && end <= start) throwAppError("invalid_input", "The end must be after the start.");
  await transaction(async (tx) => {
    const before = await readState(tx, auctionId);
    const [{ outcome }] = await tx.$queryRaw<[{ outcome: string }]>`
      SELECT auction_admin_action(${auctionId}, ${kind}::"LedgerKind", ${reason}, ${seconds}::int, ${seq}::int, ${start}::timestamptz, ${end}::timestamptz) AS outcome`;
    if (outcome === "not_found") throwAppError("not_found", "Auction not found.");
    if (outcome !== "done") throwAppError("conflict", refusalMessages[outcome] ?? "This is not possible now.");
    const after = await readState(tx, auctionId);
    await recordAudit(tx, { actorId: actor._id, subject: auctionId, ...toAuditChange(action, before, after) });
    await enqueueNotifications(tx, auctionId, action, before);
  });
  // Ending a sale enqueues a job in SQL; this makes the current request process the outbox.
  const context = requestContext();
  if (context) context.enqueued = true;
  publishUpdates(auctionId);
  await revalidatePages(pagesShowing.auctions);
}

const toIso = (end: Date | null | undefined) => end?.toISOString() ?? "";

function toAuditChange(
  action: AdminAuctionAction,
  before: SaleState | null,
  after: SaleState | null,
): AuditChange<`auction.${AdminAuctionAction["kind"]}`> {
  switch (action.kind) {
    case "message":
      return { action: "auction.message", detail: { message: action.message } };
    case "extend":
      return {
        action: "auction.extend",
        detail: {
          reason: action.reason,
          minutes: action.minutes,
          from: toIso(before?.endsAt),
          to: toIso(after?.endsAt),
        },
      };
    case "void":
      return { action: "auction.void", detail: { reason: action.reason, seq: action.seq } };
    case "reset":
      return { action: "auction.reset", detail: { reason: action.reason, start: action.start, end: action.end } };
    default:
      return { action: `auction.${action.kind}`, detail: { reason: action.reason } };
  }
}

type SaleState = { topBidderId: string | null; seq: number; endsAt: Date | null };

async function readState(tx: Tx, auctionId: string): Promise<SaleState | null> {
  const [row] = await tx.$queryRaw<SaleState[]>`
    SELECT top_bidder_id AS "topBidderId", seq, ends_at AS "endsAt" FROM auctions WHERE id = ${auctionId} FOR UPDATE`;
  return row ?? null;
}

/** The event that goes to all bidders and followers, with its text; null for the other actions. */
function toEvent(action: AdminAuctionAction) {
  switch (action.kind) {
    case "cancel":
      return { ...auctionEventJobs.cancelled, text: action.reason };
    case "reset":
      return { ...auctionEventJobs.reset, text: action.reason };
    case "extend":
      return { ...auctionEventJobs.extended, text: action.reason };
    case "message":
      return action.message ? { ...auctionEventJobs.messageSent, text: action.message } : null;
    default:
      return null;
  }
}

/** Enqueues the emails about a change that concerns everybody, or about a voided bid, the latter also to a new leader. */
async function enqueueNotifications(
  tx: Tx,
  auctionId: string,
  act: AdminAuctionAction,
  before: SaleState | null,
): Promise<void> {
  const event = toEvent(act);
  if (event) {
    const seq = (before?.seq ?? 0) + 1;
    return enqueue(tx, event.job(`${event.name}/${auctionId}/${seq}`, { auctionId, seq, reason: event.text }));
  }
  if (act.kind !== "void") return;
  const { seq, reason } = act;
  const { userId } = await tx.bid.findUniqueOrThrow({ where: { auctionId_seq: { auctionId, seq } } });
  const payload = { auctionId, userId, seq, reason };
  await enqueue(tx, auctionEmailJobs.bidVoided.job(`bid-voided/${auctionId}/${seq}`, payload));
  const leader = (await readState(tx, auctionId))?.topBidderId;
  if (leader && leader !== before?.topBidderId)
    await enqueue(
      tx,
      auctionEmailJobs.leadingAgain.job(`leading-again/${auctionId}/${seq}`, { auctionId, userId: leader }),
    );
}
