import * as z from "zod/mini";

/** What is said of every upload that does not succeed. */
export const uploadFailed = "Upload failed. Try again.";

/** POST /vip-verify: the caller's own id. */
export const vipVerifyBody = z.object({ userId: z.string().check(z.minLength(1), z.maxLength(80)) });
export const vipVerifyReply = z.object({ isVIP: z.boolean() });

/** A receipt as its owner may read it: received is not granted. */
export const vipReceipt = z.object({
  _id: z.string(),
  status: z.enum(["received", "approved", "refused"]),
  reason: z.nullable(z.string()),
  createdAt: z.string(),
});
export type VipReceipt = z.infer<typeof vipReceipt>;
export const vipUploadReply = z.object({ receipt: vipReceipt });

/** GET /vip-upload: where the fee is paid to, null where no wallet is set, and the caller's last receipt. */
export const vipGateReply = z.object({
  fee: z.nullable(z.object({ wallet: z.string(), network: z.string(), amountUsd: z.number() })),
  receipt: z.nullable(vipReceipt),
});

/** The same picture in somebody's other receipt, or in another of the same person's. */
const sameImage = z.object({ _id: z.string(), name: z.string(), email: z.string(), createdAt: z.string() });

/** A receipt at the desk. `seenBefore` when the same picture came before, from whomever; `sameImage` says in which. */
export const deskReceipt = z.extend(vipReceipt, {
  user: z.object({ name: z.string(), email: z.string() }),
  amountUsd: z.number(),
  seenBefore: z.boolean(),
  sameImage: z.array(sameImage),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
});
export type DeskReceipt = z.infer<typeof deskReceipt>;

/** GET /vip-receipts: what the desk is narrowed to. */
export const deskReceiptsQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  status: z.optional(z.enum(["received", "approved", "refused"])),
  page: z.optional(z.coerce.number().check(z.gte(1), z.lte(10_000), z.int())),
});
export type DeskReceiptsQuery = z.infer<typeof deskReceiptsQuery>;
export const deskReply = z.object({
  receipts: z.array(deskReceipt),
  total: z.int(),
  waiting: z.int(),
  nextPage: z.nullable(z.int()),
});
export const receiptParams = z.object({ receiptId: z.string().check(z.regex(/^rcp_[0-9a-z]{20}$/)) });
/** POST /vip-receipts/{id}: approved, or refused with a reason that its sender reads. */
export const decideBody = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve") }),
  z.object({
    decision: z.literal("refuse"),
    reason: z.string().check(z.trim(), z.minLength(3, "Please say why"), z.maxLength(300)),
  }),
]);
export const decideReply = z.object({ receipt: deskReceipt });
