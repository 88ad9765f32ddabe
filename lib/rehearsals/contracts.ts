import * as z from "zod/mini";

const percent = z.int("Enter a whole number").check(z.gte(0, "Enter at least 0"), z.lte(100, "Enter at most 100"));

/** Who comes to a rehearsal: so many buyers, of whom these shares behave in these ways; the others pay at once. */
export const rehearsalPlan = z
  .object({
    buyers: z.int("Enter a whole number").check(z.gte(1, "Enter at least 1"), z.lte(2_000, "Enter at most 2,000")),
    /** Per cent whose card is declined. */
    failingCards: percent,
    /** Per cent who come when most others have been through. */
    slowPhones: percent,
    /** Per cent who choose a bank transfer and never make it, so that their hold expires. */
    abandonedTransfers: percent,
  })
  .check(
    z.refine(
      ({ failingCards, slowPhones, abandonedTransfers }) => failingCards + slowPhones + abandonedTransfers <= 100,
      {
        message: "The shares are more than 100 per cent together",
        path: ["abandonedTransfers"],
      },
    ),
  );
export type RehearsalPlan = z.infer<typeof rehearsalPlan>;

/** POST /admin/rehearsals. */
export const rehearsalBody = z.object({
  productId: z.string().check(z.regex(/^\w{1,80}$/)),
  plan: rehearsalPlan,
});

export const rehearsalParams = z.object({ id: z.string().check(z.regex(/^reh_\w{1,40}$/)) });

/** What a rehearsal found. */
export const rehearsalReport = z.object({
  sold: z.int(),
  /** Units whose number another unit has too, or that were sold without stock. */
  duplicates: z.int(),
  /** Variants whose stock differs from the sum of their ledger. */
  stockDifferences: z.int(),
  declined: z.int(),
  abandoned: z.int(),
  /** Attempts that were refused, by the sentence that the buyer read. */
  refused: z.array(z.object({ why: z.string(), count: z.int() })),
  attempts: z.int(),
  /** Milliseconds for placing an order, refused ones included. */
  medianMs: z.number(),
  p95Ms: z.number(),
  /** Emails that would have been sent, by kind. */
  mails: z.array(z.object({ kind: z.string(), count: z.int() })),
  /** The sizes that ran out, the first one first. `afterOrders` is how many orders of the drop had been placed then, paid later or not. */
  ranOut: z.array(z.object({ name: z.string(), afterOrders: z.int() })),
  /** What was left at the end. */
  left: z.array(z.object({ name: z.string(), count: z.int() })),
  lastNumber: z.nullable(z.int()),
});
export type RehearsalReport = z.infer<typeof rehearsalReport>;

const rehearsalStatuses = ["running", "done", "cancelled", "failed"] as const;

const rehearsal = z.object({
  _id: z.string(),
  status: z.enum(rehearsalStatuses),
  plan: rehearsalPlan,
  done: z.int(),
  total: z.int(),
  report: z.nullable(rehearsalReport),
  failure: z.nullable(z.string()),
  startedBy: z.nullable(z.string()),
  startedAt: z.string(),
  finishedAt: z.nullable(z.string()),
});
export type Rehearsal = z.infer<typeof rehearsal>;

export const rehearsalReply = z.object({ rehearsal });
