import * as z from "zod/mini";
import { formatNaira, parseKobo } from "@/lib/core/money";

const wholeNaira = "Enter an amount in whole naira.";
const badMaximum = "The maximum must be a whole amount and not less than the bid.";

/** A text that the schema gets as an amount in naira; NaN for what is no amount. */
const typedAmount = (schema: z.ZodMiniNumber<number>) =>
  z.pipe(
    z.transform((text: string) => (parseKobo(text) ?? Number.NaN) / 100),
    schema,
  );

/** The fields of a bid as typed, parsed to the body of the request. An empty amount is the minimum bid. */
export const bidFields = (minimumBid: number) =>
  z
    .object({
      amount: z.pipe(
        z.transform((text: string) => text || String(minimumBid)),
        typedAmount(z.int(wholeNaira).check(z.gte(minimumBid, `${formatNaira(minimumBid * 100)} is the minimum bid.`))),
      ),
      maximum: z.pipe(
        z.transform((text: string) => text || undefined),
        z.optional(typedAmount(z.int(badMaximum))),
      ),
    })
    .check(
      z.refine(({ amount, maximum }) => maximum === undefined || maximum >= amount, {
        error: badMaximum,
        path: ["maximum"],
      }),
    );
