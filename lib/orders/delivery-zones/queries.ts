import type { SavedAddress } from "@/lib/auth/addresses/contracts";
import { throwAppError } from "@/lib/core/errors";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { preparedQuery } from "@/lib/db/prepared-query";
import type { DeliveryQuote, DeliveryZone } from "@/lib/orders/delivery-zones/contracts";
import { countryNames } from "@/lib/orders/delivery-zones/country-keys";
import { Prisma, type DeliveryZone as Row } from "@/prisma/generated/client";

/** What delivery to a country costs, as the SQL function that places the order decides it. Without an address it is Nigeria. */
export async function quoteDelivery(country: string | undefined): Promise<DeliveryQuote> {
  const [row] = await preparedQuery<{ kobo: bigint | null; estimate: string | null; message: string }>(Prisma.sql`
    SELECT z.price_kobo AS kobo, z.estimate, shop_no_delivery_message(${country ?? ""}) AS message
    FROM (SELECT 1) one LEFT JOIN shop_delivery_zone(${country ?? null}) z ON true`);
  if (!row) throw new Error("the query of a delivery has no row");
  if (row.kobo === null) return { problem: row.message };
  return { price: toNaira(row.kobo), estimate: row.estimate ?? "", problem: null };
}

/** What delivery to each saved address costs, by its id, and under "" without an address. */
export async function quoteDeliveries(addresses: readonly SavedAddress[]) {
  const asked = new Map<string | undefined, Promise<DeliveryQuote>>();
  function quote(country: string | undefined): Promise<DeliveryQuote> {
    const quoting = asked.get(country) ?? quoteDelivery(country);
    asked.set(country, quoting);
    return quoting;
  }
  const [home, quotes] = await Promise.all([
    quote(undefined),
    Promise.all(
      addresses.map(async ({ _id, shippingAddress }) => [_id, await quote(shippingAddress.country)] as const),
    ),
  ]);
  return { ...Object.fromEntries(quotes), "": home };
}

const toDeliveryZone = (row: Row): DeliveryZone => ({
  _id: row.id,
  name: row.name,
  countries: row.countries,
  rest: row.isRest,
  price: toNaira(row.priceKobo),
  estimate: row.estimate,
  active: row.active,
  version: row.version,
});

/** Every delivery zone, in the order in which they were made. There are at most as many as countries. */
export async function listDeliveryZones(): Promise<DeliveryZone[]> {
  const rows = await db.deliveryZone.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }], take: 300 });
  return rows.map(toDeliveryZone);
}

/** The countries of address forms, without Nigeria: those that a zone names, and all others. */
export async function listDeliveryCountries(): Promise<{ served: string[]; others: string[] }> {
  const zones = await db.deliveryZone.findMany({
    where: { active: true, isRest: false },
    select: { countries: true },
    take: 300,
  });
  const named = new Set(zones.flatMap(({ countries }) => countries));
  const abroad = countryNames().filter((name) => name !== "Nigeria");
  return { served: abroad.filter((name) => named.has(name)), others: abroad.filter((name) => !named.has(name)) };
}

/** A delivery zone, or null. */
export async function findDeliveryZone(id: string): Promise<DeliveryZone | null> {
  const row = await db.deliveryZone.findUnique({ where: { id } });
  return row && toDeliveryZone(row);
}

/** Like `findDeliveryZone`, but throws `not_found`. */
export async function requireDeliveryZone(id: string): Promise<DeliveryZone> {
  return (await findDeliveryZone(id)) ?? throwAppError("not_found", "Delivery zone not found");
}
