/** An entry of this action has no details. */
type None = null;

/** Audited decisions about payments, refunds and plans. */
export type PaymentAuditDetails = {
  "subscription.grant": { plan: string; until: string };
  "subscription.end": { plan: string };
  "subscription.undo-grant": { plan: string };
  /** The subject is the import: the people whose plans it grants, and the rows that it leaves out. */
  "member-import.start": { people: number; same: number; errors: number };
  /** The subject is the plan. */
  "plan.set-trial": { plan: string; from: number; to: number };
  "member-import.undo": { people: number };
  "member-import.export": { rows: number };
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
