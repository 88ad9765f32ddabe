import { confirmAlert, fewLeft, productAvailable } from "@/lib/catalog/emails";
import type { alertJobs, wishlistJobs } from "@/lib/catalog/jobs";
import { drawCancelled, drawEnded, drawNotDrawn, drawSkipped, drawWon } from "@/lib/draws/emails";
import type { drawJobs } from "@/lib/draws/jobs";
import type { AdminOrder } from "@/lib/orders/contracts";
import { paymentLink } from "@/lib/orders/drafts/emails";
import { orderEmails } from "@/lib/orders/emails";
import type { orderJobs } from "@/lib/orders/jobs";
import type { Parcel } from "@/lib/orders/parcels/contracts";
import { returnEmail } from "@/lib/orders/return-emails";
import { orderUnpaid } from "@/lib/orders/unpaid-emails";
import type { Voucher } from "@/lib/orders/vouchers/contracts";
import { voucherCodeDraft, voucherPaidDraft, voucherRefundedDraft } from "@/lib/orders/vouchers/emails";
import type { EmailSamples } from "@/lib/workflows/email-samples/sample";

const image = { url: "/images/products/golden-voice-1-960.jpg", alt: "A gramophone horn of gilded clay" };
const product = { _id: "prd_sample", name: "Golden Voice", slug: "golden-voice", gone: false, images: [image] };
const line = {
  quantity: 1,
  price: 34_500_000,
  discount: 0,
  codeDiscount: 0,
  variation: "",
  refunded: 0,
  shipped: 0,
  editions: [7],
  editionSize: 50,
};

const order: AdminOrder = {
  _id: "ord_sample",
  number: "LA-7F3K-92QX",
  status: "pending",
  paymentStatus: "paid",
  discount: 1_275_000,
  discountCode: "HARMATTAN10",
  codeDiscount: 500_000,
  delivery: 0,
  gift: { note: "For Bisi, with love.", wrap: 250_000 },
  total: 46_475_000,
  refunded: 0,
  currency: "NGN",
  createdAt: "2026-11-02T09:00:00.000Z",
  paidAt: "2026-11-02T09:04:00.000Z",
  packingStartedAt: null,
  shippedAt: null,
  deliveredAt: null,
  refundedAt: null,
  cancelledAt: null,
  cancelReason: null,
  invoiceNumber: "INV-2026-00042",
  deliveryReview: null,
  courier: null,
  trackingNumber: null,
  trackingUrl: null,
  parcels: [],
  shippingAddress: {
    recipient: "Adéṣọlá Ọlátúnjí",
    line1: "14 Adeniran Ogunsanya Street",
    line2: "Flat 3",
    city: "Surulere",
    state: "Lagos",
    postalCode: "101241",
    country: "Nigeria",
    phone: "+2348012345678",
  },
  provenance: null,
  items: [
    { ...line, _id: "itm_1", product },
    {
      ...line,
      _id: "itm_2",
      quantity: 2,
      price: 6_750_000,
      variation: "M",
      editions: [],
      editionSize: null,
      product: { ...product, _id: "prd_other", name: "A shirt without a picture", images: [] },
    },
  ],
  user: { email: "adesola@example.org", name: "Adéṣọlá Ọlátúnjí", isGuest: false },
  sentBy: null,
  repackSince: null,
  packedAt: null,
  draftedBy: null,
  holdExpiresAt: null,
};
const parcel: Parcel = {
  number: 1,
  shippedAt: "2026-11-04T10:00:00.000Z",
  courier: "GIG Logistics",
  trackingNumber: "GIG-2026-118-402",
  trackingUrl: "https://giglogistics.com/track/GIG-2026-118-402",
  items: [{ item: "itm_1", quantity: 1 }],
};
const shipped: AdminOrder = {
  ...order,
  status: "shipped",
  shippedAt: "2026-11-04T10:00:00.000Z",
  courier: parcel.courier,
  trackingNumber: parcel.trackingNumber,
  trackingUrl: parcel.trackingUrl,
  parcels: [parcel],
};

const voucher: Voucher = {
  amount: 25_000,
  balance: 25_000,
  state: "sent",
  recipientEmail: "tunde@example.org",
  message: "Choose something for your wall.",
  sendOn: "2026-12-24",
};
const voucherKey = { voucherId: "vch_sample", to: "adesola@example.org" };

export const orderSamples: EmailSamples<typeof orderJobs> = {
  paid: [
    orderEmails.paid(order, [
      { editionId: "edn_sample", code: "7F3K92QX5T8WMC4D", name: "The Glasses, a medallion", number: 7 },
    ]),
    orderEmails.paid({ ...order, shippingAddress: null, voucher: 6_475_000 }, []),
  ],
  cancelled: [orderEmails.cancelled(order, "CN-2026-00007")],
  shipped: [
    orderEmails.shipped(shipped, parcel),
    orderEmails.shipped({ ...shipped, status: "pending", shippedAt: null }, parcel),
  ],
  paymentLink: [
    paymentLink({ ...order, paymentStatus: "unpaid", paidAt: null, holdExpiresAt: "2026-11-05T09:00:00.000Z" }),
  ],
  addressChanged: [orderEmails.addressChanged(order)],
  delivered: [orderEmails.delivered({ ...shipped, status: "delivered", deliveredAt: "2026-11-06T15:00:00.000Z" })],
  refunded: [
    orderEmails.refunded(order, "sold-out"),
    orderEmails.refunded({ ...order, voucher: 6_475_000 }, "voucher-used"),
    orderEmails.refundAgreed(
      { ...order, refunded: 6_750_000 },
      { kobo: 6_750_000, voucherKobo: 0, reason: "One shirt was torn.", creditNote: "CN-2026-00008" },
    ),
  ],
  unpaid: [orderUnpaid({ ...order, paymentStatus: "unpaid" }, { path: "/cart", label: "Go to your cart" })],
  returnUpdated: [
    returnEmail(shipped, "requested", null),
    returnEmail(shipped, "approved", "Send it to 1 Onikan Road, Lagos Island, and keep the receipt of the courier."),
    returnEmail(shipped, "received", null),
    returnEmail(shipped, "refused", "The seal of the box was broken."),
  ],
  voucherPaid: [
    voucherPaidDraft(voucher, voucherKey),
    voucherPaidDraft({ ...voucher, recipientEmail: null }, voucherKey),
  ],
  voucherCode: [voucherCodeDraft(voucher, { ...voucherKey, code: "7F3K92QXM4D8R1BC" })],
  voucherRefunded: [voucherRefundedDraft(voucher, { ...voucherKey, kobo: 1_250_000 })],
};

const unsubscribeToken = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

export const wishlistSamples: EmailSamples<typeof wishlistJobs> = {
  fewLeft: [fewLeft({ name: "Golden Voice", slug: "golden-voice", stock: 3, image, unsubscribeToken })],
};

export const alertSamples: EmailSamples<typeof alertJobs> = {
  confirm: [confirmAlert({ name: "Golden Voice", token: unsubscribeToken })],
  available: [productAvailable({ name: "Golden Voice", slug: "golden-voice", image, unsubscribeToken })],
};

const drawn = { firstName: "Adéṣọlá", product: "Golden Voice", slug: "golden-voice" };

export const drawSamples: EmailSamples<typeof drawJobs> = {
  won: [
    drawWon({ ...drawn, number: order.number, total: 34_500_000, until: "2026-11-05T09:00:00.000Z", isLater: false }),
    drawWon({ ...drawn, number: order.number, total: 34_500_000, until: "2026-11-06T09:00:00.000Z", isLater: true }),
  ],
  notDrawn: [drawNotDrawn({ ...drawn, ahead: 12 })],
  skipped: [
    drawSkipped({ ...drawn, reason: "We do not deliver to Atlantis yet. Please use another address, or write to us." }),
  ],
  ended: [drawEnded({ ...drawn, reason: "The last unit was broken in the museum." })],
  cancelled: [drawCancelled({ ...drawn, reason: "The edition was damaged on its way to the museum." })],
};
