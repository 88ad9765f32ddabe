import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import type { ShopSettings } from "@/lib/orders/shop-settings/contracts";

const orNull = (kobo: bigint | null | undefined) => (kobo == null ? null : toNaira(kobo));

/** The settings of the shop, in naira. Before an admin has set any, there are none, and the version is 0. */
export async function getShopSettings(): Promise<ShopSettings> {
  const row = await db.shopSettings.findUnique({ where: { id: 1 } });
  return {
    giftWrap: orNull(row?.giftWrapKobo),
    usd: orNull(row?.usdKobo),
    gbp: orNull(row?.gbpKobo),
    eur: orNull(row?.eurKobo),
    version: row?.version ?? 0,
  };
}
