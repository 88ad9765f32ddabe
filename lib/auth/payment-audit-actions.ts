/** An entry of this action has no details. */
type None = null;

/** Audited decisions about payments, refunds and plans. */
export type PaymentAuditDetails = {
  "subscription.grant": { plan: string; until: string };
  "subscription.end": { plan: string };
  "subscription.refund": { reference: string; kobo: number; refundId: string };
  "payment-proof.approve": None;
  "payment-proof.refuse": None;
  "payment.verify": { state: string };
  /** The subject is the day in Lagos. */
  "reconciled-day.check": { payments: number; totalKobo: number; differences: number };
  "booking.export": { from: string; to: string };
  "renewal.retry": { reference: string; kobo: number };
  "chargeback.respond": { reference: string; kobo: number; response: string };
  "refund.retry": None;
  "voucher.issue": { kobo: number; reason: string };
  "voucher.resend": None;
  "voucher.stop": { reason: string };
  "voucher.allow": { reason: string };
  "voucher.refund": { refundId: string; kobo: number; reason: string };
  "provider-event.retry": { event: string };
};
