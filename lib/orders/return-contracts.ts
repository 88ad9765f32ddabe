import * as z from "zod/mini";
import { adminOrder, orderPageQuery } from "@/lib/orders/contracts";

/** Why a buyer returns an order, with the label of the form. */
export const returnReasonLabels = {
  damaged: "It arrived damaged",
  faulty: "It has a fault",
  different: "It is not as described",
  wrong: "It is the wrong item, size or quantity",
  other: "Another reason",
} as const;

export const returnReason = z.enum(["damaged", "faulty", "different", "wrong", "other"]);

export const returnStatus = z.enum(["requested", "approved", "received", "refunded", "refused"]);

export type ReturnStatusName = z.infer<typeof returnStatus>;

/** Units of an order line: how many, and their numbers if they have any. */
const returnedItem = z.object({
  item: z.string().check(z.maxLength(80)),
  quantity: z.int().check(z.gte(1), z.lte(999)),
  numbers: z.array(z.int()).check(z.maxLength(999)),
});

export type ReturnedItem = z.infer<typeof returnedItem>;

export const returnedItems = z.array(returnedItem).check(z.maxLength(100));

/** JSON text, undefined if it is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of POST /orders/{number}/returns, besides up to three photos. `items` is JSON: [{"item": "itm_…", "quantity": 1, "numbers": [7]}]. */
export const returnFields = z.object({
  items: z.optional(z.pipe(z.pipe(z.string().check(z.maxLength(20_000)), z.transform(readJson)), returnedItems)),
  reason: returnReason,
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Please write something"),
      z.maxLength(2_000, "Please use at most 2000 characters"),
    ),
});

export type ReturnFields = z.infer<typeof returnFields>;

/** A return request as its buyer sees it. */
export const returnRequest = z.object({
  _id: z.string(),
  reason: returnReason,
  /** Empty if the buyer only described them. */
  items: returnedItems,
  text: z.string(),
  /** How many photos it has. */
  photos: z.int(),
  status: returnStatus,
  /** How to send it back, or why it was refused. */
  reply: z.nullable(z.string()),
  createdAt: z.string(),
});

export type ReturnRequest = z.infer<typeof returnRequest>;

export const returnReply = z.object({ request: returnRequest });

/** The admin view of a return request. Amounts are kobo. */
export const adminReturn = z.extend(returnRequest, { order: adminOrder, decidedBy: z.nullable(z.string()) });

export type AdminReturn = z.infer<typeof adminReturn>;

export const adminReturnReply = z.object({ request: adminReturn });

/** The filters of the list of return requests. `q` is an order number or an email. */
export const adminReturnsQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  status: z.optional(returnStatus),
  cursor: orderPageQuery.shape.cursor,
});

export type AdminReturnsQuery = z.infer<typeof adminReturnsQuery>;

export const returnParams = z.object({ returnId: z.string().check(z.regex(/^ret_[0-9a-z]{20}$/)) });

/** A photo of a return request, counted from 1. */
export const returnPhotoParams = z.extend(returnParams, {
  photo: z.coerce.number().check(z.int(), z.gte(1), z.lte(3)),
});

const reply = z.string().check(z.trim(), z.minLength(3, "Enter a text"), z.maxLength(500));

/** POST /admin/returns/{id}: the next step; the buyer sees the reason, which is how to send it back for an approval. */
export const reviewReturnBody = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve"), reason: reply }),
  z.object({ decision: z.literal("refuse"), reason: reply }),
  z.object({ decision: z.literal("receive") }),
]);

export type ReviewReturnBody = z.infer<typeof reviewReturnBody>;
