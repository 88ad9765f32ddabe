import * as z from "zod/mini";

const fields = {
  name: z.string().check(z.trim(), z.minLength(1, "Enter a name"), z.maxLength(60)),
  /** English names or ISO codes; none with `rest`. */
  countries: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(250)),
  /** Every country that no other zone names. */
  rest: z.boolean(),
  /** Naira; 0 for free. */
  price: z.number().check(
    z.gte(0, "Enter 0 or more"),
    z.lte(10_000_000, "Enter at most ₦10,000,000"),
    z.refine((naira) => Math.abs(Math.round(naira * 100) - naira * 100) < 1e-4, "Enter whole kobo"),
  ),
  /** How long delivery takes, in words. */
  estimate: z.string().check(z.trim(), z.maxLength(80)),
  active: z.boolean(),
};

const refuseMixedCountries = z.refine<{ countries: string[]; rest: boolean }>(
  ({ countries, rest }) => rest === (countries.length === 0),
  { path: ["countries"], message: "Enter the countries, or none for the rest of the world" },
);

/** POST /admin/delivery-zones. */
export const deliveryZoneBody = z.object(fields).check(refuseMixedCountries);
export type DeliveryZoneBody = z.infer<typeof deliveryZoneBody>;

/** PUT /admin/delivery-zones/{id}. `version` is the one that the admin saw. */
export const deliveryZoneChange = z.object({ version: z.int(), ...fields }).check(refuseMixedCountries);
export type DeliveryZoneChange = z.infer<typeof deliveryZoneChange>;

/** A delivery zone as an admin sees it. `price` is naira. */
export const deliveryZone = z.object({
  _id: z.string(),
  name: z.string(),
  countries: z.array(z.string()),
  rest: z.boolean(),
  price: z.number(),
  estimate: z.string(),
  active: z.boolean(),
  version: z.int(),
});
export type DeliveryZone = z.infer<typeof deliveryZone>;

export const deliveryZoneReply = z.object({ zone: deliveryZone });

export const deliveryZoneParams = z.object({ id: z.string().check(z.regex(/^dzn_[0-9a-z]{20}$/)) });

/** What delivery to a country costs now, in naira, or why it is not served. */
export const deliveryQuote = z.union([
  z.object({ price: z.number(), estimate: z.string(), problem: z.null() }),
  z.object({ problem: z.string() }),
]);
export type DeliveryQuote = z.infer<typeof deliveryQuote>;

/** GET /delivery. The country is an English name or an ISO code. */
export const deliveryQuery = z.object({ country: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) });
export const deliveryReply = z.object({ delivery: deliveryQuote });

/** GET /delivery/countries: English names, without Nigeria. */
export const deliveryCountriesReply = z.object({
  countries: z.object({
    /** Those that a delivery zone names. */
    served: z.array(z.string()),
    others: z.array(z.string()),
  }),
});
