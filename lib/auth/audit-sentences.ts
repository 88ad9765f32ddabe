import type { AuditAction, AuditDetails } from "@/lib/auth/audit-actions";
import {
  amount,
  because,
  disputeDecisions,
  edited,
  list,
  moment,
  planName,
  rows,
  topicWords,
  withoutIds,
} from "@/lib/auth/audit-words";
import { commentSentences } from "@/lib/auth/comment-audit-sentences";
import { fileSentences } from "@/lib/auth/file-audit-sentences";
import { leaderSentences } from "@/lib/auth/leader-audit-sentences";
import { memberSentences } from "@/lib/auth/member-audit-sentences";
import { newsletterSentences } from "@/lib/auth/newsletter-audit-sentences";
import { viewAsLabels } from "@/lib/auth/view-as/rules";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { isKeyOf } from "@/lib/core/records";

/** The details as stored: an entry of an earlier release may lack some. */
type Stored<A extends AuditAction> = Partial<NonNullable<AuditDetails[A]>>;
type Sentence<A extends AuditAction> = (subject: string, detail: Stored<A>) => string;

/** What each action is called in the audit log, in the past tense, after the name of the person. */
const sentences: { [A in AuditAction]: Sentence<A> } = {
  "account.delete": (subject) => `deleted the account ${subject}`,
  "mfa.enable": () => "turned on two-factor authentication",
  "mfa.renew-recovery-codes": () => "made new recovery codes",
  "mfa.disable": () => "turned off two-factor authentication",
  "mfa.disable-by-admin": (subject) => `turned off two-factor authentication of ${subject}`,
  "passkey.create": () => "added a passkey",
  "passkey.delete": () => "removed a passkey",
  "passkey.reject-copy": () => "rejected a passkey that may have been copied",
  "user.disable": (subject) => `disabled the account of ${subject}`,
  "user.enable": (subject) => `enabled the account of ${subject}`,
  "user.grant-admin": (subject, { as }) => `made ${subject} an admin${as ? ` with the role ${as}` : ""}`,
  "user.revoke-admin": (subject) => `removed the admin role of ${subject}`,
  "user.revoke-sessions": (subject) => `signed ${subject} out everywhere`,
  "user.end-session": (subject, { device }) => `logged ${subject} out on ${device ?? "one device"}`,
  "session.view-as": (_, { as }) => `began to view the site as ${as ? viewAsLabels[as] : "somebody else"}`,
  "session.stop-view-as": (_, { as }) => `stopped viewing the site as ${as ? viewAsLabels[as] : "somebody else"}`,
  "user.merge": (subject, { merged, rows: moved }) =>
    `merged the account ${merged ?? ""} into the account of ${subject}: ${rows(moved)} moved`,
  "user.export-data": (subject) => `exported the data of ${subject}`,
  "user.erase": (subject) => `erased the account ${subject}`,
  "invitation.create": (subject, { as }) => `invited ${subject} to be an admin${as ? ` with the role ${as}` : ""}`,
  "invitation.resend": (subject) => `sent the invitation of ${subject} again`,
  "invitation.revoke": (subject) => `revoked the invitation of ${subject}`,
  "invitation.accept": (_, { as }) => `accepted the invitation to be an admin${as ? ` with the role ${as}` : ""}`,
  "segment.create": (_, { name }) => `created the segment “${name ?? ""}”`,
  "segment.update": (_, detail) =>
    edited(`the segment “${detail.name ?? ""}”`, detail, `changed the segment “${detail.name ?? ""}”`),
  "segment.delete": (_, { name }) => `deleted the segment “${name ?? ""}”`,
  "user.resend-verification": (subject) => `sent the verification email to ${subject} again`,
  "user.export": (_, detail) => `exported ${rows(detail.rows)} of users`,
  "subscription.grant": (subject, { plan, until }) =>
    `granted ${subject} the plan ${planName(plan)} until ${until ? formatLagosMoment(until) : "an unknown day"}`,
  "subscription.refund": (subject, { reference, kobo }) =>
    `refunded ${amount(kobo)} of the plan of ${subject}, payment ${reference ?? ""}`,
  "subscription.end": (subject, { plan }) => `ended the plan ${planName(plan)} of ${subject}`,
  ...memberSentences,
  "payment-proof.approve": (subject) => `approved the payment proof ${subject}`,
  "payment-proof.refuse": (subject) => `refused the payment proof ${subject}`,
  "payment.verify": (subject, { state }) => `checked the payment ${subject} with Paystack: ${state ?? "unknown"}`,
  "reconciled-day.check": (subject, { payments, differences }) =>
    `checked the payments of ${subject}: ${payments ?? 0} payments, ${differences ?? 0} differences`,
  "booking.export": (_, { from, to }) => `exported the bookings from ${from ?? "?"} to ${to ?? "?"}`,
  "renewal.retry": (_, { reference, kobo }) => `tried the renewal ${reference ?? ""} of ${amount(kobo)} again`,
  "chargeback.respond": (_, { reference, kobo, response }) =>
    `${response ?? "responded to"} the chargeback of ${amount(kobo)} for ${reference ?? "a payment"}`,
  "refund.retry": (subject) => `tried the refund ${subject} again`,
  "provider-event.retry": (_, { event }) => `processed an event of Paystack again: ${event ?? "unknown"}`,
  "job.retry": (_, { topic }) => `ran a failed job again: ${topicWords(topic)}`,
  "product.create": (subject, { copyOf }) => `created the product ${subject}${copyOf ? " as a copy" : ""}`,
  "product.update": (subject, detail) =>
    edited(`the product ${subject}`, detail, `changed ${list(detail.changed)} of the product ${subject}`),
  "smart-label.create": (subject, { name }) => `made smart labels for ${name ?? "a product"}: ${subject}`,
  "smart-label.update": (_, detail) =>
    edited(
      `the smart labels of ${detail.name ?? "a product"}`,
      detail,
      `changed the smart labels of ${detail.name ?? "a product"}`,
    ),
  "smart-label.delete": (_, { name }) => `removed the smart labels of ${name ?? "a product"}`,
  "product.keep-numbers": (subject, { numbers, reason }) =>
    `kept the numbers ${list(numbers?.map(String))} of the product ${subject}${because(reason)}`,
  "product.release-numbers": (subject, { numbers, reason }) =>
    `released the numbers ${list(numbers?.map(String))} of the product ${subject}${because(reason)}`,
  "product.add-premium": (subject, { rule, kobo }) =>
    `set a premium of ${amount(kobo)} for ${rule ?? "a number"} of the product ${subject}`,
  "product.remove-premium": (subject, { rule, kobo }) =>
    `removed the premium of ${amount(kobo)} for ${rule ?? "a number"} of the product ${subject}`,
  "product.delete": (subject) => `archived the product ${subject}`,
  "product.restore": (subject) => `restored the product ${subject}`,
  "product.upload-image": () => "uploaded a picture of a product",
  "product.import": (_, { created, updated, same }) =>
    `imported products: ${created ?? 0} created, ${updated ?? 0} changed, ${same ?? 0} the same`,
  "product.undo-import": (_, { undone, left }) =>
    `undid an import of products: ${undone ?? 0} undone${left ? `, ${left} left as they are` : ""}`,
  "waiting-room.update": (subject, { changes, mode, ratePerMinute }) =>
    edited(
      `the waiting room of ${subject}`,
      { changes },
      `set the waiting room of ${subject} to ${mode ?? "?"}, ${ratePerMinute ?? "?"} people a minute`,
    ),
  "rehearsal.start": (_, { product, buyers }) =>
    `started a rehearsal of ${product ?? "a drop"} with ${buyers ?? "some"} simulated buyers`,
  "rehearsal.cancel": (subject) => `cancelled the rehearsal ${subject}`,
  "product.export": (_, detail) => `exported ${rows(detail.rows)} of products`,
  "order.ship": (subject) => `shipped the order ${subject}`,
  "order.ship-part": (subject) => `shipped a part of the order ${subject}`,
  "order.start-packing": (subject) => `started packing the order ${subject}`,
  "order.mark-packed": (subject) => `packed the order ${subject}`,
  "order.unmark-packed": (subject) => `took the order ${subject} back to packing`,
  "order.change-address": (subject, { from, to, changed }) =>
    `changed the delivery address of the order ${subject} from ${from ?? "?"} to ${to ?? "?"} (${list(changed)})`,
  "order.create-draft": (subject, { kobo, days }) =>
    `made the order ${subject} of ${amount(kobo)} with a payment link for ${days === 1 ? "1 day" : `${days ?? "some"} days`}`,
  "order.cancel-draft": (subject) => `cancelled the unpaid order ${subject}`,
  "order.resend-email": (subject, { topic }) => `sent an email about the order ${subject} again: ${topicWords(topic)}`,
  "order.mark-delivered": (subject) => `marked the order ${subject} as delivered`,
  "order.cancel": (subject, { kobo }) => `cancelled the order ${subject}; ${amount(kobo)} is refunded`,
  "order.refund": (subject, { kobo, reason, restock }) =>
    `refunded ${amount(kobo)} of the order ${subject}${restock ? " and put the pieces back in stock" : ""}${because(reason)}`,
  "order.add-note": (subject) => `added a note to the order ${subject}`,
  "order.claim": (subject) => `moved the guest order ${subject} into their account`,
  "certificate.claim": (_, { code, position }) =>
    `claimed the certificate ${code ?? ""}${position === undefined || position === 1 ? "" : " as its new owner"}`,
  "certificate.sign-again": (_, { code }) => `had the certificate ${code ?? ""} signed again`,
  "certificate-key.replace": (subject, { certificates }) =>
    `recorded the certificate key ${subject} as lost: ${certificates ?? "some"} certificates to sign again`,
  "certificate.print-claim-codes": (_, { codes }) => `made ${codes ?? "some"} sealed codes for labels`,
  "draw.create": (subject) => `made the draw ${subject}`,
  "draw.cancel": (subject) => `cancelled the draw ${subject}`,
  "draw.end": (subject, { reason }) => `ended the draw ${subject} without a unit for the rest${because(reason)}`,
  "discount-code.create": (subject) => `created the discount code ${subject}`,
  "discount-code.update": (subject, detail) => edited(`the discount code ${subject}`, detail),
  "discount-code.end": (subject) => `ended the discount code ${subject}`,
  "edition.decide-dispute": (subject, { decision, reason }) =>
    `decided the dispute about ${subject}, ${decision ? disputeDecisions[decision] : "in an unknown way"}${because(reason)}`,
  "edition.mark": (subject, { mark, reason }) => `marked ${subject} as ${mark ?? "unknown"}${because(reason)}`,
  "edition.unmark": (subject, { mark, reason }) => `took back the mark ${mark ?? ""} of ${subject}${because(reason)}`,
  "voucher.issue": (subject, { reason }) => `issued the gift voucher ${subject}${because(reason)}`,
  "voucher.resend": (subject) => `sent the gift voucher ${subject} again`,
  "voucher.stop": (subject, { reason }) => `stopped the gift voucher ${subject}${because(reason)}`,
  "voucher.allow": (subject, { reason }) => `allowed the gift voucher ${subject} again${because(reason)}`,
  "voucher.refund": (subject, { kobo, reason }) =>
    `refunded ${amount(kobo)} of the gift voucher ${subject}${because(reason)}`,
  "delivery-zone.create": (subject) => `created the delivery zone ${subject}`,
  "delivery-zone.update": (subject, detail) => edited(`the delivery zone ${subject}`, detail),
  "shop-settings.update": (_, detail) => edited("the shop settings", detail),
  "return.approve": (subject) => `approved the return ${subject}`,
  "return.receive": (subject) => `received the returned pieces of ${subject}`,
  "return.refuse": (subject) => `refused the return ${subject}`,
  "order.export": (_, detail) => `exported ${rows(detail.rows)} of orders`,
  "list.export": (subject, detail) => `exported ${rows(detail.rows)} of ${subject.replaceAll("-", " ")}`,
  "home-page.update": (_, { changes, version }) =>
    edited("the home page", { changes }, `changed the texts of the home page (version ${version ?? ""})`),
  ...fileSentences,
  "exhibition.create": (subject) => `created the exhibition ${subject}`,
  "exhibition.update": (subject, detail) =>
    edited(`the exhibition ${subject}`, detail, `changed the exhibition ${subject}`),
  "exhibition.publish": (subject) => `published the exhibition ${subject}`,
  "exhibition.unpublish": (subject) => `unpublished the exhibition ${subject}`,
  "exhibition.delete": (subject) => `archived the exhibition ${subject}`,
  "exhibition.restore": (subject) => `restored the exhibition ${subject}`,
  "exhibition.reorder": (subject, { ids }) => `changed the order of ${ids?.length ?? "the"} entries of ${subject}`,
  "exhibition.upload-image": () => "uploaded a picture of an exhibition",
  "exhibition.upload-audio": () => "uploaded a sound of an exhibition",
  "artwork.create": (subject) => `added the artwork ${subject}`,
  "artwork.update": (subject, detail) => edited(`the artwork ${subject}`, detail, `changed the artwork ${subject}`),
  "artwork.delete": (_, { title }) => `deleted the artwork ${title ?? ""}`,
  ...leaderSentences,
  "event.create": (subject) => `created the event ${subject}`,
  "event.update": (subject, { changes, emailsSent }) =>
    `${edited(`the event ${subject}`, { changes }, `changed the event ${subject}`)}${emailsSent ? `, and informed ${emailsSent} guests` : ""}`,
  "event.cancel": (subject, { reason, emailsSent }) =>
    `cancelled the event ${subject} and informed ${emailsSent ?? 0} guests${because(reason)}`,
  "event.delete": (_, { title }) => `deleted the event ${title ?? ""}`,
  "event.duplicate": (subject) => `created the event ${subject} as a copy`,
  "event.add-guest": (subject, { hasAccount = true }) =>
    `added a guest${hasAccount ? "" : " without an account"} to ${subject}`,
  "event.remove-walk-in": (subject) => `took back the seat of a guest without an account at ${subject}`,
  "event.give-seat": (subject) => `gave somebody on the waiting list of ${subject} a seat`,
  "event.remove-from-waitlist": (subject) =>
    `removed somebody from the waiting list, or their unconfirmed seat, of ${subject}`,
  "event.check-in": (subject) => `checked a guest in at ${subject}`,
  "event.undo-check-in": (subject) => `undid the check-in of a guest at ${subject}`,
  "event.message": (subject, { recipients, subject: title }) =>
    `sent “${title ?? ""}” to ${recipients === 1 ? "1 guest" : `${recipients ?? 0} guests`} of ${subject}`,
  "event.upload-picture": () => "uploaded a picture of an event",
  "event.export-attendees": (subject, detail) => `exported ${rows(detail.rows)} of the guests of ${subject}`,
  ...commentSentences,
  "legal-page.publish": (_, { slug, version }) => `published version ${version ?? ""} of the page “${slug ?? ""}”`,
  "audit.export": (_, detail) => `exported ${rows(detail.rows)} of the audit log`,
  ...newsletterSentences,
  "auction.create": (subject) => `created the auction ${subject}`,
  "auction.edit": (subject, detail) => edited(`the auction ${subject}`, detail),
  "auction.schedule": (subject, { start, end }) =>
    `scheduled the auction ${subject} from ${moment(start)} to ${moment(end)}`,
  "auction.freeze": (subject, { reason }) => `paused the auction ${subject}${because(reason)}`,
  "auction.unfreeze": (subject, { reason }) => `resumed the auction ${subject}${because(reason)}`,
  "auction.cancel": (subject, { reason }) => `cancelled the auction ${subject}${because(reason)}`,
  "auction.extend": (subject, { from, to, minutes, reason }) =>
    from && to
      ? `moved the end of the auction ${subject} from ${moment(from)} to ${moment(to)}${because(reason)}`
      : `extended the auction ${subject} by ${minutes ?? "some"} minutes${because(reason)}`,
  "auction.void": (subject, { seq, reason }) => `voided bid ${seq ?? ""} of the auction ${subject}${because(reason)}`,
  "auction.reset": (subject, { start, end, reason }) =>
    `reset the auction ${subject}: ${moment(start)} to ${moment(end)}${because(reason)}`,
  "auction.end": (subject, { reason }) => `ended the auction ${subject} early${because(reason)}`,
  "auction.message": (subject, { message }) =>
    message ? `sent the bidders of the auction ${subject} a message: ${message}` : `removed the message of ${subject}`,
  "auction.duplicate": (subject) => `created the auction ${subject} as a copy`,
  "auction.lift-ban": (subject, { reason }) => `allowed ${subject} to bid again${because(reason)}`,
  "perk.mark-sent": (_, { ids }) => `marked ${ids?.length ?? "some"} perks as sent`,
  "perk.export": (_, detail) => `exported ${rows(detail.rows)} of perks`,
  "welcome-pack.ask-addresses": (_, detail) => `asked ${detail.rows ?? "some"} collectors for their address`,
  "welcome-pack.export": (_, detail) => `exported ${rows(detail.rows)} of addresses for welcome packs`,
};

export const auditActionNames: readonly string[] = Object.keys(sentences);

/** One stop at the end: a reason may bring its own. */
const withStop = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A sentence about an entry of the audit log: "shipped the order LA-1042." An action of another release is named as stored. */
export function auditSentence(action: string, subject: string, detail: unknown): string {
  if (!isKeyOf(sentences, action)) return withStop(withoutIds(`${action} ${subject}`));
  // The compiler cannot follow that an action and the details of its entry belong together.
  const sentence: (subject: string, stored: never) => string = sentences[action];
  return withStop(withoutIds(sentence(subject, (detail ?? {}) as never)));
}
