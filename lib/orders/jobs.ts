import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

const order = z.object({ orderId: z.string() });

/** Why a payment is refunded; `agreed` by an admin, with the refund. */
export const refundCauses = [
  "sold-out",
  "second-payment",
  "over-limit",
  "code-used",
  "voucher-used",
  "number-taken",
  "agreed",
] as const;

const voucher = z.object({ voucherId: z.string(), to: z.string() });

/** The emails about an order, and about a gift voucher. */
export const orderJobs = {
  paid: defineJob("order.paid.email", order),
  /** An admin has made the order for the buyer, who pays it by the link. */
  paymentLink: defineJob("order.payment-link.email", order),
  /** An admin has changed the address. */
  addressChanged: defineJob("order.address.email", order),
  cancelled: defineJob("order.cancelled.email", order),
  /** Of one parcel; a job of an earlier release has none. */
  shipped: defineJob("order.shipped.email", z.extend(order, { parcelId: z.optional(z.string()) })),
  /** The museum says that it has arrived, and asks how the delivery was. */
  delivered: defineJob("order.delivered.email", order),
  refunded: defineJob(
    "order.refunded.email",
    z.extend(order, { reason: z.enum(refundCauses), refundId: z.optional(z.string()) }),
  ),
  /** The hold ended unpaid. */
  unpaid: defineJob("order.unpaid.email", order),
  returnUpdated: defineJob(
    "order.return.email",
    z.extend(order, { returnId: z.string(), status: z.enum(["requested", "approved", "received", "refused"]) }),
  ),
  voucherPaid: defineJob("order.voucher-paid.email", voucher),
  voucherCode: defineJob("order.voucher-code.email", z.extend(voucher, { code: z.string() })),
  voucherRefunded: defineJob("order.voucher-refunded.email", z.extend(voucher, { kobo: z.number() })),
};
