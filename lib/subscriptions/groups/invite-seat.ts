import { throwAppError } from "@/lib/core/errors";
import { giftCode, newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { db, isUniqueViolation, type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { consumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";
import type { InviteBody } from "@/lib/subscriptions/groups/contracts";
import { readGroupLink } from "@/lib/subscriptions/groups/group-link";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";

type InGroup = { token: string };
type InSeat = InGroup & { seat: string };

/** The id of a paid group of a link. The link is the buyer's proof, also without an account. */
async function requireGroup({ token }: InGroup): Promise<string> {
  const id = readGroupLink(token);
  const where = { id: id ?? "", seats: { gt: 1 }, paidAt: { not: null } };
  return id && (await db.giftMembership.count({ where })) > 0
    ? id
    : throwAppError("not_found", "There is no such group.");
}

async function emailCode(tx: Tx, { seatId, to, code }: { seatId: string; to: string; code: string }): Promise<void> {
  await enqueue(tx, subscriptionJobs.seatInvite.job(`seat-invite/${seatId}/${newId("out")}`, { seatId, to, code }));
}

/** Invites a person to the first free seat. Parallel invitations take different seats; an address has one seat in a group. */
export async function inviteToGroup({ token, email, name }: InGroup & InviteBody): Promise<void> {
  const giftId = await requireGroup({ token });
  await consumeLimit("group-invite", giftId);
  const code = giftCode();
  await transaction(async (tx) => {
    const [seat] = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM group_seats WHERE gift_id = ${giftId} AND redeemed_at IS NULL AND refunded_at IS NULL AND code_hash IS NULL
      ORDER BY position LIMIT 1 FOR UPDATE SKIP LOCKED`;
    if (!seat) return throwAppError("conflict", "No seat is free. Withdraw an invitation first, or buy more seats.");
    const invitedAt = await databaseNow(tx);
    await tx.groupSeat.update({ where: { id: seat.id }, data: { email, name, codeHash: sha256(code), invitedAt } });
    await emailCode(tx, { seatId: seat.id, to: email, code });
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    const taken = "This address has a seat in the group already.";
    return throwAppError("conflict", taken, { fields: { email: taken } });
  });
}

/** Emails a new code for an invitation that was not accepted; the code before it stops working. */
export async function resendSeat({ token, seat }: InSeat): Promise<void> {
  const giftId = await requireGroup({ token });
  await consumeLimit("group-invite", giftId);
  const code = giftCode();
  await transaction(async (tx) => {
    const [invited] = await tx.$queryRaw<{ email: string }[]>`
      UPDATE group_seats SET code_hash = ${sha256(code)}, invited_at = clock_timestamp()
      WHERE id = ${seat} AND gift_id = ${giftId} AND code_hash IS NOT NULL AND redeemed_at IS NULL AND refunded_at IS NULL AND email IS NOT NULL
      RETURNING email`;
    if (!invited) return throwNotOpen(tx, giftId, seat);
    await emailCode(tx, { seatId: seat, to: invited.email, code });
  });
}

/** Takes back an invitation that was not accepted: its code stops working, and the seat is free again. */
export async function withdrawSeat({ token, seat }: InSeat): Promise<void> {
  const giftId = await requireGroup({ token });
  await transaction(async (tx) => {
    const withdrawn = await tx.$executeRaw`
      UPDATE group_seats SET email = NULL, name = '', code_hash = NULL, invited_at = NULL
      WHERE id = ${seat} AND gift_id = ${giftId} AND code_hash IS NOT NULL AND redeemed_at IS NULL AND refunded_at IS NULL`;
    if (withdrawn === 0) await throwNotOpen(tx, giftId, seat);
  });
}

async function throwNotOpen(tx: Tx, giftId: string, seat: string): Promise<never> {
  const found = await tx.groupSeat.findFirst({ where: { id: seat, giftId } });
  if (!found) return throwAppError("not_found", "There is no such seat.");
  const why = found.redeemedAt ? "This seat is in use already." : "There is no open invitation for this seat.";
  return throwAppError("conflict", why);
}
