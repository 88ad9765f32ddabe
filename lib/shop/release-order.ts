import { db, retrying } from "@/lib/platform/db";
import { republish } from "@/lib/platform/republish";
import { productPaths } from "@/lib/shop/published-pages";

export type ReleaseReason = "cancelled" | "failed" | "expired" | "provider";

/** Gives an unpaid order's pieces back to the shelf; an order that holds none is left as it is. */
export async function releaseOrder(orderId: string, reason: ReleaseReason): Promise<void> {
  const [row] = await retrying(
    () => db.$queryRaw<[{ slugs: string[] }]>`SELECT shop_release_order(${orderId}, ${reason}) AS slugs`,
  );
  republish(row.slugs.flatMap(productPaths));
}

/** Releases every hold whose 30 minutes are over; the sweep calls it. Returns the slugs whose stock came back. */
export async function releaseExpiredOrders(): Promise<string[]> {
  const [row] = await retrying(() => db.$queryRaw<[{ slugs: string[] }]>`SELECT shop_release_expired(200) AS slugs`);
  const slugs = [...new Set(row.slugs)];
  republish(slugs.flatMap(productPaths));
  return slugs;
}
