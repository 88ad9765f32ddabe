import type { Actor, DeleteAccount } from "@/lib/accounts/contracts";
import { isPassword, nobodysHash } from "@/lib/accounts/password";
import { recordAudit } from "@/lib/accounts/record-audit";
import { photoKeyOf, whyNotDelete } from "@/lib/accounts/rules";
import { eventPages } from "@/lib/community/event-columns";
import { forgottenRows } from "@/lib/http/forgotten-rows";
import { databaseNow } from "@/lib/platform/clock";
import { db, retrying, type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { enqueue } from "@/lib/platform/outbox";
import { paths } from "@/lib/platform/paths";
import { forgive, takeFrom } from "@/lib/platform/rate-limit";
import { republish } from "@/lib/platform/republish";
import { productPaths } from "@/lib/shop/published-pages";
import { Prisma } from "@/prisma/generated/client";

/** Why this person cannot leave yet, or null. */
export async function deletionObstacle(userId: string, tx: Tx = db): Promise<string | null> {
  const [row] = await tx.$queryRaw<[{ unsent: string[]; leading: string[]; won: string[]; last_admin: boolean }]>`
    SELECT
      ARRAY(SELECT number FROM orders WHERE user_id = ${userId} AND payment_status = 'paid' AND status = 'pending' ORDER BY created_at) AS unsent,
      ARRAY(SELECT title FROM auctions WHERE top_bidder_id = ${userId} AND closed_at IS NULL
            AND status = 'scheduled' AND starts_at <= clock_timestamp() ORDER BY ends_at) AS leading,
      ARRAY(SELECT a.title FROM auction_offers o JOIN auctions a ON a.id = o.auction_id
            WHERE o.user_id = ${userId} AND o.status = 'open' ORDER BY o.created_at) AS won,
      NOT EXISTS (SELECT 1 FROM users WHERE role = 'Admin' AND id <> ${userId} AND deleted_at IS NULL AND disabled_at IS NULL)
        AND EXISTS (SELECT 1 FROM users WHERE role = 'Admin' AND id = ${userId}) AS last_admin`;
  return whyNotDelete({ ...row, lastAdmin: row.last_admin });
}

/**
 * Deletes a person: what belongs to the books (orders, payments, the sale's ledger) stays without them, everything else
 * goes, and their address is free. Wants the password once more; refuses while something of theirs is under way.
 */
export async function deleteAccount({ actor, body }: { actor: Actor; body: DeleteAccount }): Promise<void> {
  await takeFrom("login-account", actor.email);
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: actor._id },
    select: { passwordHash: true },
  });
  if (!(await isPassword(body.password, passwordHash))) refuse("invalid_input", "That is not your password.");
  await forgive("login-account", actor.email);
  const slugs = await retrying(() => transaction((tx) => forget(tx, actor)));
  republish([paths.foundersWall, paths.guestbook, ...eventPages, ...slugs.flatMap(productPaths)]);
}

async function forget(tx: Tx, { _id: userId, email, photoUrl }: Actor): Promise<string[]> {
  // The checkout and its payment take the same lock, and a bid the row of its sale: nothing begins while this is judged.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('checkout/' || ${userId}, 0))`;
  await tx.$executeRaw`SELECT 1 FROM auctions WHERE status = 'scheduled' AND closed_at IS NULL AND id IN
    (SELECT auction_id FROM bids WHERE user_id = ${userId} UNION SELECT auction_id FROM maximum_bids WHERE user_id = ${userId})
    ORDER BY id FOR UPDATE`;
  const obstacle = await deletionObstacle(userId, tx);
  if (obstacle) refuse("conflict", obstacle);

  const renewals = await tx.cardRenewal.findMany({
    where: { userId, status: { not: "ended" } },
    select: { code: true },
  });
  const receipts = await tx.vipReceipt.findMany({ where: { userId }, select: { storageKey: true } });
  const open = await tx.$queryRaw<{ slugs: string[] }[]>`
    SELECT shop_release_order(id, 'cancelled') AS slugs FROM orders WHERE user_id = ${userId} AND payment_status = 'unpaid' AND hold_status = 'held'`;
  const nobody = `${userId.replace("_", "-")}@deleted.invalid`;
  for (const statement of forgottenRows({ userId, email, nobody })) await tx.$executeRaw(statement);
  const { count } = await tx.user.updateMany({
    where: { id: userId, deletedAt: null },
    data: {
      email: nobody,
      passwordHash: nobodysHash,
      firstName: "Deleted",
      lastName: "account",
      displayName: "Deleted account",
      role: "Member",
      photoUrl: null,
      showOnWall: false,
      shippingAddress: Prisma.DbNull,
      emailVerifiedAt: null,
      lastSeenAt: null,
      sessionVersion: { increment: 1 },
      deletedAt: await databaseNow(tx),
    },
  });
  if (count === 0) refuse("conflict", "This account is already deleted.");

  const files = receipts.map(({ storageKey }) => storageKey).concat(photoKeyOf(photoUrl) ?? []);
  await enqueue(
    tx,
    ...renewals.map(({ code }) => ({
      topic: "membership.stop-renewal",
      key: `stop-renewal/${code}`,
      payload: { code },
    })),
    ...files.map((key) => ({ topic: "account.remove-file", key: `remove-file/${key}`, payload: { key } })),
  );
  await recordAudit(tx, { actorId: userId, action: "account.delete", subject: userId });
  return open.flatMap(({ slugs }) => slugs);
}
