import * as z from "zod/mini";
import { emailAddress } from "@/lib/accounts/contracts";
import { findingStates } from "@/lib/payments/rules";

const neither = "Please give the reference, or the email and the amount";

/** What a person types as an amount: "₦54,000", "54000.50". Becomes naira. */
const typedNaira = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value).replace(/[₦,\s]/g, "")),
  ),
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, "Please give the amount in naira, as your bank shows it")),
    z.transform(Number),
  ),
);

const blankAsNone = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value) => (typeof value === "string" && value.trim() === "" ? undefined : value)),
    z.optional(schema),
  );

/** POST /help/payment: a payment's reference, or the address and the amount it was made with (naira). */
export const paymentHelpBody = z
  .object({
    reference: blankAsNone(z.string(neither).check(z.trim(), z.maxLength(100))),
    email: blankAsNone(emailAddress),
    amount: blankAsNone(typedNaira),
  })
  .check(
    z.refine(({ reference, email, amount }) => Boolean(reference || (email && amount)), {
      message: neither,
      path: ["reference"],
    }),
  );
export type PaymentHelpBody = z.infer<typeof paymentHelpBody>;

/** What is known of one payment: nothing in it says whose it is. `backBy` is the day by which a refund shows. */
export const paymentFinding = z.object({
  state: z.enum(findingStates),
  message: z.string(),
  backBy: z.nullable(z.string()),
});
export type PaymentFinding = z.infer<typeof paymentFinding>;

/** With a reference the finding itself; with an address nothing but that it went there by mail. */
export const paymentHelpReply = z.object({ finding: z.nullable(paymentFinding), message: z.string() });
export type PaymentHelpReply = z.infer<typeof paymentHelpReply>;
