import type { Actor, DeleteAccountBody } from "@/lib/auth/contracts";
import { assertOwner, lockOwners } from "@/lib/auth/lock-owners";
import { assertPassword } from "@/lib/auth/passwords/assert-password";
import { DUMMY_HASH } from "@/lib/auth/passwords/password";
import { recordAudit } from "@/lib/auth/record-audit";
import { type AccountObligations, deletionRefusal, erasureRefusal, photoKeyFromUrl } from "@/lib/auth/rules";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, type Tx, transaction, withRetry } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { refundTicketsOf } from "@/lib/events/refund-tickets";
import { enqueue } from "@/lib/jobs/outbox";
import { moveGuestOrders } from "@/lib/orders/guest/claim-guest-orders";
import { storageJobs } from "@/lib/storage/jobs";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { eraseUserDataStatements } from "@/lib/workflows/erase-user-data";
import { Prisma } from "@/prisma/generated/client";

/** SQL: the orders that guests made with the user's email address, which is verified, or with that of a merged account. */
const guestOrders = (userId: string) => Prisma.sql`
  SELECT o.id FROM orders o JOIN users g ON g.id = o.user_id AND g.is_guest WHERE o.email IN (
    SELECT email FROM users WHERE id = ${userId} UNION ALL SELECT email FROM former_emails WHERE user_id = ${userId})`;

/** What prevents the deletion of an account. */
async function readObligations(userId: string, tx: Tx): Promise<AccountObligations> {
  const [row] = await tx.$queryRaw<[{ unsent: string[]; leading: string[]; won: string[]; last_owner: boolean }]>`
    SELECT
      ARRAY(SELECT number FROM orders WHERE (user_id = ${userId} OR id IN (${guestOrders(userId)}))
            AND payment_status = 'paid' AND status = 'pending' ORDER BY created_at) AS unsent,
      ARRAY(SELECT title FROM auctions WHERE top_bidder_id = ${userId} AND closed_at IS NULL
            AND status = 'scheduled' AND starts_at <= clock_timestamp() ORDER BY ends_at) AS leading,
      ARRAY(SELECT a.title FROM auction_offers o JOIN auctions a ON a.id = o.auction_id
            WHERE o.user_id = ${userId} AND o.status = 'open' ORDER BY o.created_at) AS won,
      NOT EXISTS (SELECT 1 FROM users WHERE role = 'Admin' AND staff_role = 'Owner' AND id <> ${userId} AND deleted_at IS NULL
                  AND disabled_at IS NULL)
        AND EXISTS (SELECT 1 FROM users WHERE role = 'Admin' AND staff_role = 'Owner' AND id = ${userId}) AS last_owner`;
  return { ...row, lastOwner: row.last_owner };
}

/** Why the user cannot delete the account, or null. */
export const getDeletionRefusal = async (userId: string): Promise<string | null> =>
  deletionRefusal(await readObligations(userId, db));

/**
 * Deletes an account. Financial records (orders, payments, the auction ledger) are anonymised, everything else is deleted, and the
 * email address can register again. Requires the password; throws `conflict` while the user has open obligations.
 */
export async function deleteAccount({ actor, body }: { actor: Actor; body: DeleteAccountBody }): Promise<void> {
  await assertPassword(actor, body.password);
  await eraseInTransaction(async (tx) => {
    const slugs = await eraseUser(tx, actor, deletionRefusal);
    await recordAudit(tx, { actorId: actor._id, action: "account.delete", subject: actor._id });
    return slugs;
  });
}

/**
 * Erases a user's account for an owner: the same as `deleteAccount`, without the password, confirmed by the email address. One's own
 * account is deleted from its own page.
 */
export async function eraseAccount({ actor, userId, email }: { actor: Actor; userId: string; email: string }) {
  if (userId === actor._id) throwAppError("conflict", "Delete your own account on your account page.");
  await eraseInTransaction(async (tx) => {
    await assertOwner(tx, actor);
    const user = await tx.user.findFirst({ where: { id: userId, deletedAt: null, isGuest: false } });
    if (!user) return throwAppError("not_found", "There is no such user.");
    if (email !== user.email)
      throwAppError("invalid_input", "That is not the email of this account.", {
        fields: { email: `Type ${user.email}` },
      });
    const slugs = await eraseUser(tx, { _id: userId, email: user.email, photoUrl: user.photoUrl }, erasureRefusal);
    await recordAudit(tx, { actorId: actor._id, action: "user.erase", subject: userId });
    return slugs;
  });
}

/** Runs the transaction, again after a deadlock, and then revalidates the pages that showed the user or the released products. */
async function eraseInTransaction(work: (tx: Tx) => Promise<string[]>): Promise<void> {
  const slugs = await withRetry(() => transaction(work));
  await revalidatePages([...pagesShowing.profiles, ...pagesShowing.events, ...slugs.flatMap(pagesShowing.product)]);
}

type ErasedUser = Pick<Actor, "_id" | "email" | "photoUrl">;
type Refusal = (obligations: AccountObligations) => string | null;

async function eraseUser(tx: Tx, { _id: userId, email, photoUrl }: ErasedUser, refusalOf: Refusal): Promise<string[]> {
  // Two owners who leave at the same time cannot leave none.
  await lockOwners(tx);
  // Checkout and payment take the same lock, and a bid locks its auction's row, so that nothing new starts during the checks.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('checkout/' || ${userId}, 0))`;
  const former = await tx.formerEmail.findMany({ where: { userId }, select: { email: true } });
  const addresses = [...former.map((one) => one.email), email];
  // Then what guests ordered with the addresses is released, erased and refunded like the user's own.
  for (const address of addresses) await moveGuestOrders(tx, { userId, email: address });
  // All events of the user and of these guests, in one order, so that two deletions at the same time cannot deadlock.
  await tx.$executeRaw`
    SELECT 1 FROM events WHERE id IN (SELECT r.event_id FROM event_rsvps r JOIN users u ON u.id = COALESCE(r.user_id, r.holder_id)
      WHERE u.id = ${userId} OR (u.is_guest AND u.guest_email = ANY(${addresses})))
    ORDER BY id FOR UPDATE`;
  // Seats that were reserved with the addresses without an account; they are free.
  await tx.$executeRaw`SELECT event_erase_attendee(id) FROM users WHERE is_guest AND guest_email = ANY(${addresses}) ORDER BY id`;
  await tx.$executeRaw`SELECT 1 FROM auctions WHERE status = 'scheduled' AND closed_at IS NULL AND id IN
    (SELECT auction_id FROM bids WHERE user_id = ${userId} UNION SELECT auction_id FROM maximum_bids WHERE user_id = ${userId})
    ORDER BY id FOR UPDATE`;
  // A charge that is being recorded waits, so that it is not written with the erased email address.
  await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`;
  const refusal = refusalOf(await readObligations(userId, tx));
  if (refusal) throwAppError("conflict", refusal);

  const renewals = await tx.autoRenewal.findMany({
    where: { userId, status: { not: "ended" } },
    select: { code: true },
  });
  const receipts = await tx.paymentProof.findMany({ where: { userId }, select: { storageKey: true } });
  const returns = await tx.returnRequest.findMany({ where: { userId }, select: { photoKeys: true } });
  const open = await tx.$queryRaw<{ slugs: string[] }[]>`
    SELECT shop_release_order(id, 'cancelled') AS slugs FROM orders WHERE user_id = ${userId} AND payment_status = 'unpaid' AND hold_status = 'held'`;
  await refundTicketsOf(tx, userId);
  const anonymousEmail = `${userId.replace("_", "-")}@deleted.invalid`;
  for (const address of addresses)
    for (const statement of eraseUserDataStatements({ userId, email: address, anonymousEmail }))
      await tx.$executeRaw(statement);
  const { count } = await tx.user.updateMany({
    where: { id: userId, deletedAt: null },
    data: {
      email: anonymousEmail,
      passwordHash: DUMMY_HASH,
      firstName: "Deleted",
      lastName: "account",
      displayName: "Deleted account",
      role: "Member",
      staffRole: null,
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
  return open.flatMap(({ slugs }) => slugs);
}
