import type { Actor, DeleteAccountBody } from "@/lib/auth/contracts";
import { assertPassword } from "@/lib/auth/passwords/assert-password";
import { DUMMY_HASH } from "@/lib/auth/passwords/password";
import { recordAudit } from "@/lib/auth/record-audit";
import { deletionRefusal, photoKeyFromUrl } from "@/lib/auth/rules";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, type Tx, transaction, withRetry } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import { moveGuestOrders } from "@/lib/orders/guest/claim-guest-orders";
import { storageJobs } from "@/lib/storage/jobs";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { eraseUserDataStatements } from "@/lib/workflows/erase-user-data";
import { Prisma } from "@/prisma/generated/client";

/** SQL: the orders that guests made with the user's email address, which is verified. */
const guestOrders = (userId: string) => Prisma.sql`
  SELECT o.id FROM users u JOIN orders o ON o.email = u.email JOIN users g ON g.id = o.user_id AND g.is_guest WHERE u.id = ${userId}`;

/** Why an account cannot be deleted, or null. */
export async function getDeletionRefusal(userId: string, tx: Tx = db): Promise<string | null> {
  const [row] = await tx.$queryRaw<[{ unsent: string[]; leading: string[]; won: string[]; last_admin: boolean }]>`
    SELECT
      ARRAY(SELECT number FROM orders WHERE (user_id = ${userId} OR id IN (${guestOrders(userId)}))
            AND payment_status = 'paid' AND status = 'pending' ORDER BY created_at) AS unsent,
      ARRAY(SELECT title FROM auctions WHERE top_bidder_id = ${userId} AND closed_at IS NULL
            AND status = 'scheduled' AND starts_at <= clock_timestamp() ORDER BY ends_at) AS leading,
      ARRAY(SELECT a.title FROM auction_offers o JOIN auctions a ON a.id = o.auction_id
            WHERE o.user_id = ${userId} AND o.status = 'open' ORDER BY o.created_at) AS won,
      NOT EXISTS (SELECT 1 FROM users WHERE role = 'Admin' AND id <> ${userId} AND deleted_at IS NULL AND disabled_at IS NULL)
        AND EXISTS (SELECT 1 FROM users WHERE role = 'Admin' AND id = ${userId}) AS last_admin`;
  return deletionRefusal({ ...row, lastAdmin: row.last_admin });
}

/**
 * Deletes an account. Financial records (orders, payments, the auction ledger) are anonymised, everything else is deleted, and the
 * email address can register again. Requires the password; throws `conflict` while the user has open obligations.
 */
export async function deleteAccount({ actor, body }: { actor: Actor; body: DeleteAccountBody }): Promise<void> {
  await assertPassword(actor, body.password);
  const slugs = await withRetry(() => transaction((tx) => eraseUser(tx, actor)));
  await revalidatePages([...pagesShowing.profiles, ...pagesShowing.events, ...slugs.flatMap(pagesShowing.product)]);
}

async function eraseUser(tx: Tx, { _id: userId, email, photoUrl }: Actor): Promise<string[]> {
  // Checkout and payment take the same lock, and a bid locks its auction's row, so that nothing new starts during the checks.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('checkout/' || ${userId}, 0))`;
  // Then what guests ordered with the address is released, erased and refunded like the user's own.
  await moveGuestOrders(tx, { userId, email });
  await tx.$executeRaw`SELECT 1 FROM auctions WHERE status = 'scheduled' AND closed_at IS NULL AND id IN
    (SELECT auction_id FROM bids WHERE user_id = ${userId} UNION SELECT auction_id FROM maximum_bids WHERE user_id = ${userId})
    ORDER BY id FOR UPDATE`;
  // A charge that is being recorded waits, so that it is not written with the erased email address.
  await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`;
  const refusal = await getDeletionRefusal(userId, tx);
  if (refusal) throwAppError("conflict", refusal);

  const renewals = await tx.autoRenewal.findMany({
    where: { userId, status: { not: "ended" } },
    select: { code: true },
  });
  const receipts = await tx.paymentProof.findMany({ where: { userId }, select: { storageKey: true } });
  const returns = await tx.returnRequest.findMany({ where: { userId }, select: { photoKeys: true } });
  const open = await tx.$queryRaw<{ slugs: string[] }[]>`
    SELECT shop_release_order(id, 'cancelled') AS slugs FROM orders WHERE user_id = ${userId} AND payment_status = 'unpaid' AND hold_status = 'held'`;
  const anonymousEmail = `${userId.replace("_", "-")}@deleted.invalid`;
  for (const statement of eraseUserDataStatements({ userId, email, anonymousEmail })) await tx.$executeRaw(statement);
  const { count } = await tx.user.updateMany({
    where: { id: userId, deletedAt: null },
    data: {
      email: anonymousEmail,
      passwordHash: DUMMY_HASH,
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
  if (count === 0) throwAppError("conflict", "This account is already deleted.");

  const files = receipts
    .map(({ storageKey }) => storageKey)
    .concat(
      returns.flatMap(({ photoKeys }) => photoKeys),
      photoKeyFromUrl(photoUrl) ?? [],
    );
  await enqueue(
    tx,
    // Paystack may have created a subscription of which no event has arrived.
    subscriptionJobs.findRenewals.job(`find-renewals/${userId}`, { userId }),
    ...renewals.map(({ code }) => subscriptionJobs.disableAutoRenew.job(`disable-auto-renew/${code}`, { code })),
    ...files.map((key) => storageJobs.deleteFile.job(`delete-file/${key}`, { key })),
  );
  await recordAudit(tx, { actorId: userId, action: "account.delete", subject: userId });
  return open.flatMap(({ slugs }) => slugs);
}
