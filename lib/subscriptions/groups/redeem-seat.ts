import { throwAppError } from "@/lib/core/errors";
import { isUniqueViolation, type Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { OfferedPlan } from "@/lib/subscriptions/contracts";
import { redeemRefusals } from "@/lib/subscriptions/gifts/rules";
import { seatReference, seatState } from "@/lib/subscriptions/groups/rules";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";

type Taken = { id: string; plan: OfferedPlan; months: number; position: number; reference: string };

/** Takes the seat of a code for a user: its months are added as those of a gift. Null when no seat is open under the code. */
export async function redeemSeat(tx: Tx, { userId, codeHash }: { userId: string; codeHash: string }) {
  // Of several callers with the code the later ones wait for the row, and find it used.
  const [seat] = await tx.$queryRaw<Taken[]>`
    SELECT s.id, g.plan_key AS plan, p.months, s.position, c.reference
    FROM group_seats s JOIN gift_memberships g ON g.id = s.gift_id JOIN plans p ON p.key = g.plan_key
      JOIN charges c ON c.purpose = 'gift' AND c.subject_id = g.id
    WHERE s.code_hash = ${codeHash} AND s.redeemed_at IS NULL AND s.refunded_at IS NULL AND g.paid_at IS NOT NULL
    FOR UPDATE OF s`;
  if (!seat) return null;
  const { id, plan, months, position } = seat;
  const effectiveAt = await databaseNow(tx);
  const taken = { redeemedAt: effectiveAt, redeemedById: userId };
  await tx.groupSeat.update({ where: { id }, data: taken }).catch(throwHasSeat);
  const entry = { userId, planKey: plan, months, effectiveAt };
  const reference = seatReference(seat.reference, position);
  const state = await recordLedgerEntry(tx, { ...entry, reference, kind: "grant", reason: "gift" });
  return { plan, until: (state?.endsAt ?? effectiveAt).toISOString() };
}

function throwHasSeat(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  return throwAppError("conflict", "You have a seat in this group already. Pass the code to somebody else.");
}

/** Why the code of a seat cannot be used; null when there is no seat under it. */
export async function seatRefusal(tx: Tx, codeHash: string): Promise<string | null> {
  const seat = await tx.groupSeat.findUnique({ where: { codeHash } });
  return seat && (seatState(seat) === "refunded" ? redeemRefusals.refunded : redeemRefusals.redeemed);
}
