import * as z from "zod/mini";

/** Over how many days the books are compared. */
export const moneyQuery = z.object({ days: z.optional(z.enum(["7", "30", "90"])) });

/** POST /admin/money/verify: the payment that Paystack is to be asked about again. */
export const verifyBody = z.object({ reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) });
export const verifyReply = z.object({ state: z.enum(["paid", "pending", "failed", "unknown"]) });

/** Where the museum's books and Paystack's differ. Sums are kobo; null where one side knows nothing. */
export type Difference = {
  reference: string;
  why: "not-counted" | "not-ours" | "another-sum" | "not-there" | "refund-late";
  ours: number | null;
  theirs: number | null;
  email: string;
  at: string;
};

/** POST /admin/refunds/{id}/retry. */
export const refundParams = z.object({ refundId: z.string().check(z.regex(/^\w{1,80}$/)) });
