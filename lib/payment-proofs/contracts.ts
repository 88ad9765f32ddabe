import * as z from "zod/mini";

/** The error of every failed upload. */
export const proofUploadFailedMessage = "Upload failed. Try again.";

/** The largest screenshot of a payment: about ten times the size of a phone's. */
export const MAX_PROOF_BYTES = 8_000_000;

/** POST /vip-verify: the caller's own user id. */
export const vipVerifyBody = z.object({ userId: z.string().check(z.minLength(1), z.maxLength(80)) });
export const vipVerifyReply = z.object({ isVIP: z.boolean() });

/** A payment proof as its sender sees it. Being received grants nothing. */
export const paymentProof = z.object({
  _id: z.string(),
  status: z.enum(["received", "approved", "refused"]),
  reason: z.nullable(z.string()),
  createdAt: z.string(),
});
export type PaymentProof = z.infer<typeof paymentProof>;
export const uploadProofReply = z.object({ receipt: paymentProof });

/** GET /vip-upload: the fee and wallet, null if none is configured, and the caller's latest payment proof. */
export const auctionAccessReply = z.object({
  fee: z.nullable(z.object({ wallet: z.string(), network: z.string(), amountUsd: z.number() })),
  receipt: z.nullable(paymentProof),
});
export type AuctionAccess = z.infer<typeof auctionAccessReply>;

/** Another payment proof with the same image, from any user. */
const sameImage = z.object({ _id: z.string(), name: z.string(), email: z.string(), createdAt: z.string() });

/** The admin view of a payment proof. `seenBefore` is true if an earlier one has the same image; `sameImage` lists those. */
export const adminPaymentProof = z.extend(paymentProof, {
  user: z.object({ name: z.string(), email: z.string() }),
  amountUsd: z.number(),
  seenBefore: z.boolean(),
  sameImage: z.array(sameImage),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
});
export type AdminPaymentProof = z.infer<typeof adminPaymentProof>;

/** GET /vip-payment-proofs: the filters. */
export const adminPaymentProofsQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  status: z.optional(z.enum(["received", "approved", "refused"])),
  page: z.optional(z.coerce.number().check(z.gte(1), z.lte(10_000), z.int())),
});
export type AdminPaymentProofsQuery = z.infer<typeof adminPaymentProofsQuery>;
export const adminPaymentProofsReply = z.object({
  receipts: z.array(adminPaymentProof),
  total: z.int(),
  waiting: z.int(),
  nextPage: z.nullable(z.int()),
});
export const paymentProofParams = z.object({ proofId: z.string().check(z.regex(/^rcp_[0-9a-z]{20}$/)) });
/** POST /vip-payment-proofs/{id}: approves, or refuses with a reason that the sender sees. */
export const reviewBody = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve") }),
  z.object({
    decision: z.literal("refuse"),
    reason: z.string().check(z.trim(), z.minLength(3, "Enter a reason"), z.maxLength(300)),
  }),
]);
export const reviewReply = z.object({ receipt: adminPaymentProof });
