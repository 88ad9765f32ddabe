import { day, hour } from "../../lib/core/clock";
import type { IdPrefix } from "../../lib/core/ids";
import type { Tx } from "../../lib/db/client";
import { makeDeliveryZone } from "../../lib/orders/delivery-zones/factory";
import { makeDiscountCode } from "../../lib/orders/discount-codes/factory";

const zones = [
  { name: "Nigeria", countries: ["Nigeria"], priceKobo: 0n, estimate: "2 to 7 working days" },
  {
    name: "West Africa",
    countries: ["Benin", "Cameroon", "Côte d’Ivoire", "Ghana", "Senegal", "Togo"],
    priceKobo: 3_500_000n,
    estimate: "5 to 12 working days",
  },
  {
    name: "Europe and North America",
    countries: [
      "Canada",
      "France",
      "Germany",
      "Ireland",
      "Italy",
      "Netherlands",
      "Spain",
      "United Kingdom",
      "United States",
    ],
    priceKobo: 9_500_000n,
    estimate: "7 to 15 working days",
  },
];

/** Adds delivery zones, a discount code and the price of gift wrap, where there are none. Returns how many were added. */
export async function addPrices(
  tx: Tx,
  now: Date,
  fixedId: (prefix: IdPrefix, name: string) => string,
): Promise<number> {
  let added = 0;
  if ((await tx.deliveryZone.count()) === 0)
    for (const zone of zones) {
      await makeDeliveryZone({ id: fixedId("dzn", zone.name), ...zone }, tx);
      added++;
    }
  if ((await tx.discountCode.count()) === 0) {
    // At a full hour, as an admin would type it.
    const endsAt = new Date(Math.floor(now.getTime() / hour) * hour + 90 * day);
    await makeDiscountCode(
      { id: fixedId("dsc", "HARMATTAN10"), code: "HARMATTAN10", percent: 10, maxUses: 100, endsAt },
      tx,
    );
    added++;
  }
  await tx.shopSettings.createMany({ data: [{ giftWrapKobo: 250_000n }], skipDuplicates: true });
  return added;
}
