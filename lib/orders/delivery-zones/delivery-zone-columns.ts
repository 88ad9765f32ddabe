import { throwAppError } from "@/lib/core/errors";
import { toKobo } from "@/lib/core/money";
import type { Tx } from "@/lib/db/client";
import type { DeliveryZoneBody } from "@/lib/orders/delivery-zones/contracts";
import { findCountry } from "@/lib/orders/delivery-zones/country-keys";

export const SAVE_FAILED = "Failed to save delivery zone";

/**
 * The columns of a delivery zone. Throws `invalid_input` for a name that is no country, and `conflict` where another active zone has
 * one of the countries. Holds a lock until the end of the transaction, so that two zones cannot take a country at once.
 */
export async function toDeliveryZoneColumns(tx: Tx, { body, id }: { body: DeliveryZoneBody; id: string }) {
  const { name, countries, rest, price, estimate, active } = body;
  const found = countries.map((written) => {
    const country = findCountry(written);
    if (country) return country;
    return throwAppError("invalid_input", SAVE_FAILED, {
      fields: { countries: `“${written}” is not the English name of a country` },
    });
  });
  const countryKeys = [...new Set(found.flatMap(({ keys }) => keys))];
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('delivery-zones', 0))`;
  const other = active
    ? await tx.deliveryZone.findFirst({
        where: {
          active: true,
          id: { not: id },
          ...(rest ? { isRest: true } : { countryKeys: { hasSome: countryKeys } }),
        },
      })
    : null;
  if (other)
    throwAppError("conflict", SAVE_FAILED, {
      fields: { countries: `The zone “${other.name}” has ${rest ? "the rest of the world" : "one of them"} already` },
    });
  const names = [...new Set(found.map((country) => country.name))];
  return { name, countries: names, countryKeys, isRest: rest, priceKobo: BigInt(toKobo(price)), estimate, active };
}
