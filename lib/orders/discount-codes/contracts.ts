import * as z from "zod/mini";
import { offeredPlan } from "@/lib/subscriptions/contracts";

const isWholeKobo = (naira: number) => Math.abs(Math.round(naira * 100) - naira * 100) < 1e-4;

/** The text of a code: capital letters, digits and hyphens. */
export const codeText = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[A-Z0-9][A-Z0-9-]{3,23}$/, "Use 4 to 24 letters, digits and hyphens, beginning with a letter or digit"),
  );

const terms = {
  /** In per cent of the charged price, after the member's discount. Either this or `amount` is set. */
  percent: z.nullable(z.int().check(z.gte(1, "Enter 1 to 100"), z.lte(100, "Enter 1 to 100"))),
  /** Naira off the whole order. */
  amount: z.nullable(
    z
      .number()
      .check(
        z.gte(1, "Enter at least ₦1"),
        z.lte(100_000_000, "Enter at most ₦100,000,000"),
        z.refine(isWholeKobo, "Enter whole kobo"),
      ),
  ),
  /** The ids or slugs of the drops that it applies to; empty for all, or for none with `plans`. */
  products: z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(100)),
  /** The plans whose first payment it applies to. */
  plans: z._default(z.array(offeredPlan).check(z.maxLength(3)), []),
  startsAt: z.nullable(z.iso.datetime({ offset: true })),
  endsAt: z.nullable(z.iso.datetime({ offset: true })),
  /** How many orders may use it; null for no limit. */
  maxUses: z.nullable(z.int().check(z.gte(1, "Enter 1 or more"), z.lte(1_000_000, "Enter at most 1,000,000"))),
  oncePerPerson: z.boolean(),
};

const rejectUnclearTerms = [
  z.refine<{ percent: number | null; amount: number | null }>(
    ({ percent, amount }) => (percent === null) !== (amount === null),
    { path: ["percent"], message: "Enter either a percentage or an amount" },
  ),
  z.refine<{ startsAt: string | null; endsAt: string | null }>(
    ({ startsAt, endsAt }) => startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt),
    { path: ["endsAt"], message: "The end must be after the start" },
  ),
] as const;

/** POST /admin/discount-codes. */
export const discountCodeBody = z.object({ code: codeText, ...terms }).check(...rejectUnclearTerms);
export type DiscountCodeBody = z.infer<typeof discountCodeBody>;

/** PUT /admin/discount-codes/{id}: everything but its text. `version` is the one that the admin saw. */
export const discountCodeChange = z.object({ version: z.int(), ...terms }).check(...rejectUnclearTerms);
export type DiscountCodeChange = z.infer<typeof discountCodeChange>;

/** A discount code as an admin sees it. `amount` is naira. */
export const discountCode = z.object({
  _id: z.string(),
  code: z.string(),
  percent: z.nullable(z.int()),
  amount: z.nullable(z.number()),
  /** The drops that it applies to, by slug; empty for all, or for none with `plans`. */
  products: z.array(z.string()),
  plans: z.array(offeredPlan),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  maxUses: z.nullable(z.int()),
  oncePerPerson: z.boolean(),
  /** The orders and plan payments that use it: paid ones, and unpaid ones for which it is kept. */
  uses: z.int(),
  /** By the clock of the database. */
  state: z.enum(["active", "scheduled", "expired", "used up"]),
  createdAt: z.string(),
  version: z.int(),
});
export type DiscountCode = z.infer<typeof discountCode>;

export const discountCodeReply = z.object({ code: discountCode });

export const discountCodeParams = z.object({ id: z.string().check(z.regex(/^dsc_[0-9a-z]{20}$/)) });
