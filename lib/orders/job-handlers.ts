import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { type EmailDraft, renderDraft } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";
import type { AdminOrder } from "@/lib/orders/contracts";
import { paymentLinkEmail } from "@/lib/orders/drafts/emails";
import { orderEmails } from "@/lib/orders/emails";
import { listCreditNotes } from "@/lib/orders/invoice/get-credit-note";
import { orderJobs } from "@/lib/orders/jobs";
import { listOrderCertificates } from "@/lib/orders/order-certificates";
import { getAdminOrder } from "@/lib/orders/queries";
import { returnEmail } from "@/lib/orders/return-emails";
import { deliveryReviewRefusal } from "@/lib/orders/rules";
import { unpaidReminder } from "@/lib/orders/unpaid-emails";
import { voucherCodeEmail, voucherPaidEmail, voucherRefundedEmail } from "@/lib/orders/vouchers/emails";

// The order is read when the email is rendered, so that the email matches the order page.
const orderEmail = <Payload extends { orderId: string }>(
  write: (order: AdminOrder, payload: Payload) => Promise<EmailDraft | null> | EmailDraft | null,
) =>
  emailJob(async (payload: Payload) => {
    const order = await getAdminOrder(payload.orderId);
    const draft = order && (await write(order, payload));
    return draft && { to: order.user.email, ...(await renderDraft(draft)) };
  });

export const orderJobHandlers = handleJobs(orderJobs, {
  paid: orderEmail(async (order) =>
    order.paymentStatus === "paid" ? orderEmails.paid(order, await listOrderCertificates(order._id)) : null,
  ),
  paymentLink: orderEmail(paymentLinkEmail),
  addressChanged: orderEmail((order) => (order.shippingAddress ? orderEmails.addressChanged(order) : null)),
  cancelled: orderEmail(async (order) =>
    orderEmails.cancelled(order, (await listCreditNotes(order._id)).at(-1) ?? null),
  ),
  shipped: orderEmail(async (order, { parcelId }) => {
    const row = parcelId === undefined ? null : await db.parcel.findUnique({ where: { id: parcelId } });
    const parcel = row ? order.parcels.find(({ number }) => number === row.number) : order.parcels.at(-1);
    return parcel ? orderEmails.shipped(order, parcel) : null;
  }),
  delivered: orderEmail((order) =>
    deliveryReviewRefusal(order) === null && order.paymentStatus === "paid" ? orderEmails.delivered(order) : null,
  ),
  unpaid: orderEmail(unpaidReminder),
  voucherPaid: voucherPaidEmail,
  voucherCode: voucherCodeEmail,
  voucherRefunded: voucherRefundedEmail,
  returnUpdated: orderEmail(async (order, { returnId, status }) => {
    const request = await db.returnRequest.findUnique({ where: { id: returnId } });
    return request && returnEmail(order, status, request.reply);
  }),
  refunded: orderEmail(async (order, { reason, refundId }) => {
    if (refundId === undefined) return orderEmails.refunded(order, reason);
    const refund = await db.refund.findUnique({ where: { id: refundId } });
    if (!refund) return null;
    const { amountKobo, voucherKobo, reason: text, creditNoteNumber } = refund;
    return orderEmails.refundAgreed(order, {
      kobo: Number(amountKobo + voucherKobo),
      voucherKobo: Number(voucherKobo),
      reason: text,
      creditNote: creditNoteNumber,
    });
  }),
});
