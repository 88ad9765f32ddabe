import { newId } from "@/lib/core/ids";
import { db, type Tx } from "@/lib/db/client";
import { findCountry } from "@/lib/orders/delivery-zones/country-keys";
import type { DeliveryZone } from "@/prisma/generated/client";

type NewZone = Partial<
  Pick<DeliveryZone, "id" | "name" | "countries" | "isRest" | "priceKobo" | "estimate" | "active">
>;

/** A delivery zone; one without countries is the rest of the world. */
export function makeDeliveryZone({ countries = [], ...given }: NewZone = {}, tx: Tx = db): Promise<DeliveryZone> {
  const id = given.id ?? newId("dzn");
  const found = countries.flatMap((country) => findCountry(country) ?? []);
  return tx.deliveryZone.create({
    data: {
      id,
      name: id,
      priceKobo: 0n,
      isRest: countries.length === 0,
      ...given,
      countries: found.map(({ name }) => name),
      countryKeys: found.flatMap(({ keys }) => keys),
    },
  });
}
