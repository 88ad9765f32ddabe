import { announceNumbers } from "@/lib/catalog/editions/announce-numbers";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, withRetry } from "@/lib/db/client";
import { revalidatePagesSoon } from "@/lib/db/revalidate-pages";
import { announceOrderNumbers } from "@/lib/orders/announce-order-numbers";

export type ReleaseReason = "cancelled" | "failed" | "expired" | "provider";

/** Returns the held stock of an unpaid order. Does nothing if it holds none. */
export async function releaseOrder(orderId: string, reason: ReleaseReason): Promise<void> {
  const [row] = await withRetry(
    () => db.$queryRaw<[{ slugs: string[] }]>`SELECT shop_release_order(${orderId}, ${reason}) AS slugs`,
  );
  announceOrderNumbers(orderId);
  await revalidatePagesSoon(row.slugs.flatMap(pagesShowing.stock));
}

/** The same after a payment that was declined or left. An admin's order and a draw's keep their stock until their payment link ends. */
export async function releaseCheckout(orderId: string, reason: "cancelled" | "failed"): Promise<void> {
  const byLink = await db.order.count({
    where: { id: orderId, OR: [{ draftedById: { not: null } }, { drawEntry: { isNot: null } }] },
  });
  if (byLink === 0) await releaseOrder(orderId, reason);
}

/** Scheduled job: releases expired holds. Returns the slugs whose stock changed. */
export async function releaseExpiredOrders(): Promise<string[]> {
  const [row] = await withRetry(() => db.$queryRaw<[{ slugs: string[] }]>`SELECT shop_release_expired(200) AS slugs`);
  const slugs = [...new Set(row.slugs)];
  announceNumbers(slugs);
  await revalidatePagesSoon(slugs.flatMap(pagesShowing.stock));
  return slugs;
}
