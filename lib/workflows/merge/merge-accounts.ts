import type { AdminUserAction } from "@/lib/auth/admin-user-actions";
import { securityJobs } from "@/lib/auth/jobs";
import { assertOwner } from "@/lib/auth/lock-owners";
import { DUMMY_HASH } from "@/lib/auth/passwords/password";
import { recordAdminAction } from "@/lib/auth/record-admin-action";
import { photoKeyFromUrl } from "@/lib/auth/rules";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction, withRetry } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import { moveGuestOrders } from "@/lib/orders/guest/claim-guest-orders";
import { storageJobs } from "@/lib/storage/jobs";
import { type MergeAccount, readMergeAccounts, readMergeFacts } from "@/lib/workflows/merge/merge-facts";
import type { MergedPair } from "@/lib/workflows/merge/merge-handling";
import { mergeRefusals } from "@/lib/workflows/merge/merge-rules";
import { mergeStatements } from "@/lib/workflows/merge/merge-statements";
import { moveEventPlaces } from "@/lib/workflows/merge/move-event-places";
import { moveSubscription } from "@/lib/workflows/merge/move-subscription";
import { Prisma } from "@/prisma/generated/client";

type MergeAccounts = AdminUserAction & {
  /** The account that goes away, and its email address, typed to confirm. */
  mergeId: string;
  email: string;
};

/**
 * Merges an account into the account `userId`, which stays with its email address, password and passkeys. Everything else of the other
 * moves in one transaction; there is no way back. The other address signs in only by a link that is emailed to it.
 */
export async function mergeAccounts(input: MergeAccounts): Promise<void> {
  const pair = { from: input.mergeId, to: input.userId };
  await withRetry(() => transaction((tx) => mergeInto(tx, pair, input)));
  await revalidatePages([...pagesShowing.profiles, ...pagesShowing.events]);
}

async function mergeInto(tx: Tx, pair: MergedPair, { actor, userId, reason, email }: MergeAccounts): Promise<void> {
  await assertOwner(tx, actor);
  await lockAccounts(tx, pair);
  const refusals = mergeRefusals(await readMergeFacts(tx, pair));
  if (refusals.length > 0) throwAppError("conflict", refusals.join(" "));
  const { from, to } = await readMergeAccounts(tx, pair);
  if (email !== from.email)
    throwAppError("invalid_input", "That is not the email of the account that goes away.", {
      fields: { email: `Type ${from.email}` },
    });

  let rows = await moveSubscription(tx, pair, actor._id);
  const places = await moveEventPlaces(tx, pair);
  rows += places.moved;
  let { duplicates } = places;
  rows += (await moveGuestOrders(tx, { userId, email: from.email })).length;
  for (const statement of mergeStatements(pair)) {
    const count = await tx.$executeRaw(statement.sql);
    if (statement.counts === "moved") rows += count;
    else duplicates += count;
  }
  await tx.$executeRaw`
    UPDATE outbox_messages SET payload = jsonb_set(payload, '{userId}', to_jsonb(${userId}::text))
    WHERE status = 'pending' AND payload->>'userId' = ${pair.from}`;
  await closeAccount(tx, from, to);
  const note = await recordAdminAction(tx, {
    actor,
    userId,
    reason,
    action: "user.merge",
    detail: { merged: from._id, rows, duplicates },
  });
  await enqueue(
    tx,
    ...[from.email, to.email].map((address) =>
      securityJobs.accountsMerged.job(`auth.accounts-merged.email/${note}/${address === to.email}`, {
        to: address,
        stays: address === to.email,
      }),
    ),
  );
}

/** Takes the locks of a checkout, a bid and a payment, so that nothing new of either account starts during the merge. */
async function lockAccounts(tx: Tx, { from, to }: MergedPair): Promise<void> {
  const ids = [from, to].sort();
  for (const id of ids) await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('checkout/' || ${id}, 0))`;
  await tx.$executeRaw`
    SELECT 1 FROM auctions WHERE id IN (SELECT auction_id FROM bidder_aliases WHERE user_id = ANY(${ids})) ORDER BY id FOR UPDATE`;
  await tx.$executeRaw`SELECT 1 FROM users WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
  await tx.$executeRaw`SELECT 1 FROM subscriptions WHERE user_id = ANY(${ids}) ORDER BY id FOR UPDATE`;
}

/** Empties the row of the merged account and remembers its address. What the other account lacks, it takes over. */
async function closeAccount(tx: Tx, from: MergeAccount, to: MergeAccount): Promise<void> {
  const takesPhoto = !to.photoUrl && from.photoUrl;
  await tx.$executeRaw`
    UPDATE users t SET created_at = LEAST(t.created_at, f.created_at), last_seen_at = GREATEST(t.last_seen_at, f.last_seen_at),
      photo_url = COALESCE(t.photo_url, f.photo_url), shipping_address = COALESCE(t.shipping_address, f.shipping_address)
    FROM users f WHERE t.id = ${to._id} AND f.id = ${from._id}`;
  await tx.user.update({
    where: { id: from._id },
    data: {
      email: `${from._id.replace("_", "-")}@merged.invalid`,
      passwordHash: DUMMY_HASH,
      firstName: "Merged",
      lastName: "account",
      displayName: "Merged account",
      photoUrl: null,
      showOnWall: false,
      shippingAddress: Prisma.DbNull,
      emailVerifiedAt: null,
      lastSeenAt: null,
      sessionVersion: { increment: 1 },
      mergedIntoId: to._id,
      deletedAt: await databaseNow(tx),
    },
  });
  await tx.formerEmail.create({ data: { email: from.email, userId: to._id } });
  const photo = takesPhoto ? null : photoKeyFromUrl(from.photoUrl);
  if (photo) await enqueue(tx, storageJobs.deleteFile.job(`delete-file/${photo}`, { key: photo }));
}
