import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { announceSale } from "@/lib/auction/announce-sale";
import { type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { enqueue } from "@/lib/platform/outbox";
import { paths } from "@/lib/platform/paths";
import { republish } from "@/lib/platform/republish";

/** What an admin may do to a sale that is on the calendar. */
export type Intervention =
  | { kind: "freeze" | "unfreeze" | "cancel"; reason: string }
  | { kind: "extend"; minutes: number; reason: string }
  | { kind: "void"; seq: number; reason: string }
  | { kind: "reset"; start: string; end: string; reason: string };

const refusals: Record<string, string> = {
  not_running: "That can be done only to a sale that is on the calendar.",
  over: "The sale has ended already.",
  already: "It is so already.",
  no_bid: "No bid stands on that line.",
  not_scheduled: "The sale has not been put on the calendar yet.",
  running: "The sale is running. Cancel it first.",
  past: "The new end has passed already.",
  paid: "The lot has been paid for.",
};

/**
 * Freezes, extends, cancels or resets a sale, or takes a bid out: one line of its ledger, and one of the audit log, in the same
 * transaction, and the letters to whom it concerns. Whoever has done so runs the sale and no longer bids in it.
 */
export async function intervene({ actor, auctionId, act }: { actor: Actor; auctionId: string; act: Intervention }) {
  const { kind, reason } = act;
  const seconds = act.kind === "extend" ? act.minutes * 60 : null;
  const seq = act.kind === "void" ? act.seq : null;
  const [start, end] = act.kind === "reset" ? [new Date(act.start), new Date(act.end)] : [null, null];
  if (start && end && end <= start) refuse("invalid_input", "A sale ends after it begins.");
  await transaction(async (tx) => {
    const before = await leaderOf(tx, auctionId);
    const [{ outcome }] = await tx.$queryRaw<[{ outcome: string }]>`
      SELECT auction_intervene(${auctionId}, ${kind}::"LedgerKind", ${reason}, ${seconds}::int, ${seq}::int, ${start}::timestamptz, ${end}::timestamptz) AS outcome`;
    if (outcome === "not_found") refuse("not_found", "There is no such sale.");
    if (outcome !== "done") refuse("conflict", refusals[outcome] ?? "That cannot be done now.");
    const { kind: _, ...detail } = act;
    await recordAudit(tx, { actorId: actor._id, action: `auction.${kind}`, subject: auctionId, detail });
    await tellPeople(tx, auctionId, act, before);
  });
  announceSale(auctionId);
  republish([paths.auctions, "/auctions/[slug]"]);
}

type Leader = { topBidderId: string | null; seq: number };

async function leaderOf(tx: Tx, auctionId: string): Promise<Leader | null> {
  const [row] = await tx.$queryRaw<Leader[]>`
    SELECT top_bidder_id AS "topBidderId", seq FROM auctions WHERE id = ${auctionId} FOR UPDATE`;
  return row ?? null;
}

/** A sale that is called off or set anew is told to everybody in it, a bid that is taken out to its bidder and to whom it helps. */
async function tellPeople(tx: Tx, auctionId: string, act: Intervention, before: Leader | null): Promise<void> {
  const { kind, reason } = act;
  if (kind === "cancel" || kind === "reset") {
    const topic = kind === "cancel" ? "auction.cancelled" : "auction.reset";
    const seq = (before?.seq ?? 0) + 1;
    return enqueue(tx, { topic, key: `${topic}/${auctionId}/${seq}`, payload: { auctionId, seq, reason } });
  }
  if (kind !== "void") return;
  const { seq } = act;
  const { userId } = await tx.bid.findUniqueOrThrow({ where: { auctionId_seq: { auctionId, seq } } });
  const payload = { auctionId, userId, seq, reason };
  await enqueue(tx, { topic: "auction.bid-voided", key: `bid-voided/${auctionId}/${seq}`, payload });
  const leader = (await leaderOf(tx, auctionId))?.topBidderId;
  if (leader && leader !== before?.topBidderId)
    await enqueue(tx, {
      topic: "auction.leads-again",
      key: `leads-again/${auctionId}/${seq}`,
      payload: { auctionId, userId: leader },
    });
}
