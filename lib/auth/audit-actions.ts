import type { AuditChangeOf } from "@/lib/auth/audit-changes";
import type { UserAction } from "@/lib/auth/audit-user-actions";
import type { CertificateAuditDetails } from "@/lib/auth/certificate-audit-actions";
import type { CommentAuditDetails } from "@/lib/auth/comment-audit-actions";
import type { EditionAuditDetails } from "@/lib/auth/edition-audit-actions";
import type { LeaderAuditDetails } from "@/lib/auth/leader-audit-actions";
import type { NewsletterAuditDetails } from "@/lib/auth/newsletter-audit-actions";
import type { NumberAuditDetails } from "@/lib/auth/number-audit-actions";
import type { PaymentAuditDetails } from "@/lib/auth/payment-audit-actions";
import type { StaffRole } from "@/lib/auth/staff-roles";
import type { ViewAs } from "@/lib/auth/view-as/contracts";
import type { Prisma } from "@/prisma/generated/client";

/** An entry of this action has no details. */
type None = null;
type Slug = { slug: string };
type Rows = { rows: number };
type Filtered = Rows & { wanted: Prisma.InputJsonObject };
type Filename = { filename: string };
/** What an edit changed; entries of earlier releases do not have it. */
type Changes = { changes?: AuditChangeOf[] };
/** What was done, for the audit log's reader. */
type Sentence = { sentence: string };
type Filed = Filename & { mime: string; size: number };

/** Subjects that are a list as a whole instead of one record. */
type Lists = {
  "product.export": "products";
  "product.import": "products";
  "product.undo-import": "products";
  "order.export": "orders";
  /** The name of the list. */
  "list.export": string;
  "shop-settings.update": "shop-settings";
  "moderation-settings.update": "moderation-settings";
  "comment.export": "comments";
  "booking.export": "bookings";
  "user.export": "users";
  "audit.export": "audit";
  "home-page.update": "home";
  "subscriber.export": "subscribers";
  "perk.export": "perks";
  "perk.mark-sent": "perks";
  "welcome-pack.export": "addresses";
  "welcome-pack.ask-addresses": "addresses";
};

/** Every audited action with the details that it records. Its subject is the id of the record that its name begins with. */
export type AuditDetails = EditionAuditDetails &
  CertificateAuditDetails &
  NumberAuditDetails &
  NewsletterAuditDetails &
  PaymentAuditDetails &
  CommentAuditDetails &
  LeaderAuditDetails & {
    "account.delete": None;
    "mfa.enable": None;
    "mfa.renew-recovery-codes": None;
    "mfa.disable": None;
    "mfa.disable-by-admin": None;
    "passkey.create": None;
    "passkey.delete": None;
    /** A signature counter that did not grow: somebody may have copied the key. */
    "passkey.reject-copy": { stored: number; received: number };
    "user.disable": None;
    "user.enable": None;
    "user.grant-admin": { as?: StaffRole };
    "user.revoke-admin": None;
    "user.revoke-sessions": None;
    "user.end-session": { device: string };
    /** The text is in the note only, which is deleted with the account. */
    "user.add-note": None;
    "user.delete-note": None;
    "session.view-as": { as: ViewAs };
    "session.stop-view-as": { as: ViewAs };
    /** The subject is the account that stays; `rows` are the records that moved to it, and `duplicates` those that it had already. */
    "user.merge": { merged: string; rows: number; duplicates: number };
    "user.export-data": None;
    "user.erase": None;
    /** The subject is the invitation, whose row has the address. */
    "invitation.create": { as: StaffRole };
    "invitation.resend": { as: StaffRole };
    "invitation.revoke": { as: StaffRole };
    "invitation.accept": { as: StaffRole };
    "segment.create": { name: string };
    "segment.update": Changes & { name: string };
    "segment.delete": { name: string };
    "user.resend-verification": None;
    "user.export": Rows;
    "audit.export": Filtered;
    "job.retry": { topic: string };
    "product.create": { name?: string; slug?: string; copyOf?: string };
    "product.update": Changes & { changed?: string[]; retired?: { name: string; stock: number }[] };
    "product.delete": Slug;
    "product.restore": Slug;
    "product.upload-image": None;
    "product.import": { created: number; updated: number; same: number };
    "product.undo-import": { undone: number; left: number };
    "product.export": Filtered;
    "smart-label.create": Changes & { name: string; model: string | null; chapterSlug: string | null };
    "smart-label.update": Changes & { name: string; model: string | null; chapterSlug: string | null };
    "smart-label.delete": { name: string };
    "waiting-room.update": Changes & {
      mode: string;
      thresholdPerMinute: number;
      ratePerMinute: number;
      admissionMinutes: number;
    };
    "rehearsal.start": { product: string; buyers: number };
    "rehearsal.cancel": None;
    "order.ship": None;
    "order.ship-part": None;
    "order.start-packing": None;
    "order.mark-packed": None;
    "order.unmark-packed": None;
    /** Towns and the names of the fields only: the log is never erased. `mail` is the key of the email. */
    "order.change-address": { from: string; to: string; changed: string[]; mail: string };
    "order.create-draft": { kobo: number; days: number };
    "order.cancel-draft": None;
    "order.resend-email": { topic: string; mail: string };
    "order.mark-delivered": None;
    "order.cancel": { refundId: string; kobo: number };
    "order.refund": {
      refundId: string;
      kobo: number;
      reason: string;
      restock: boolean;
      pieces: { item: string; quantity: number; numbers: number[] }[];
    };
    "order.add-note": None;
    /** A guest's order, moved into the account of its address. */
    "order.claim": None;
    "draw.create": Prisma.InputJsonObject;
    "draw.cancel": { reason: string };
    "draw.end": { reason: string };
    "discount-code.create": Prisma.InputJsonObject;
    "discount-code.update": Changes & Prisma.InputJsonObject;
    "discount-code.end": { code: string };
    "gift-membership.resend": None;
    "gift-membership.refund": { refundId: string /** Of a group. */; seats?: number };
    "delivery-zone.create": Prisma.InputJsonObject;
    "delivery-zone.update": Changes & Prisma.InputJsonObject;
    "shop-settings.update": Changes & Prisma.InputJsonObject;
    "return.approve": None;
    "return.receive": None;
    "return.refuse": None;
    "order.export": Filtered;
    "list.export": Filtered;
    "exhibition.create": Slug;
    /** The subject is the record that was edited. `restored` is the version whose fields were saved again. */
    "content.restore-version": { restored: number };
    "home-page.update": Changes & { version: number };
    "content.schedule": { fields: string[]; at: string };
    "content.unschedule": { at: string };
    "exhibition.update": Changes & Slug;
    "exhibition.publish": Changes & Slug;
    "exhibition.unpublish": Changes & Slug;
    "exhibition.delete": Slug;
    "exhibition.restore": Slug;
    /** The subject is the exhibition whose artworks were moved, or "exhibitions". */
    "exhibition.reorder": { ids: string[] };
    "exhibition.upload-image": { shape: string };
    "exhibition.upload-audio": None;
    "artwork.create": Slug;
    "artwork.update": Changes & Slug & { title: string };
    "artwork.delete": Slug & { title: string; exhibitionId: string };
    "content.upload": Sentence & { exhibition: string; type: string; title: string; mime: string; size: number };
    "content.update": Sentence;
    "content.replace": Sentence;
    "content.archive": Sentence;
    "content.restore": Sentence;
    "download.create": Sentence & Filed & { title: string; level: string; products: string[] };
    "download.update": Sentence &
      Filename & { title: string; level: string; products: string[]; previous: Prisma.InputJsonObject };
    "download.replace": Sentence & Filed & { previous: Prisma.InputJsonObject };
    "download.archive": Sentence & Filename;
    "download.restore": Sentence & Filename;
    "download.reorder": { place: number };
    /** The subject is the id of a content item, a download, a picture or a sound. */
    "media.update": Sentence;
    "media.replace": Sentence;
    "media.restore-version": Sentence;
    "media.reorder": Sentence;
    "media.archive": Sentence;
    "media.restore": Sentence;
    "media.delete": Sentence;
    "event.create": { title: string };
    "event.update": Changes & { title: string; emailsSent: number };
    "event.cancel": { reason: string; emailsSent: number; refunds?: number };
    "event.delete": { title: string; emailsSent: number; refunds?: number };
    "event.duplicate": { of: string; title: string };
    "event.add-guest": { guest: string; capacity: number | null; hasAccount: boolean };
    "event.remove-walk-in": { guest: string };
    "event.give-seat": { guest: string; capacity: number | null };
    "event.remove-from-waitlist": { guest: string };
    "event.check-in": { guest: string };
    "event.undo-check-in": { guest: string };
    "event.export-attendees": Rows;
    "event.message": { segment: string; subject: string; recipients: number };
    "event.upload-picture": None;
    /** The subject is the new version. */
    "legal-page.publish": Slug & { version: number };
    "auction.create": Slug & { title: string };
    "auction.edit": Changes & Prisma.InputJsonObject;
    "auction.schedule": { start: string; end: string };
    "auction.freeze": { reason: string };
    "auction.unfreeze": { reason: string };
    "auction.cancel": { reason: string };
    /** `from` and `to` are the old and the new end, ISO 8601. */
    "auction.extend": { reason: string; minutes: number; from: string; to: string };
    "auction.void": { reason: string; seq: number };
    "auction.reset": { reason: string; start: string; end: string };
    "auction.end": { reason: string };
    /** An empty message removes the one that was shown. */
    "auction.message": { message: string };
    /** The subject is the new draft. */
    "auction.duplicate": { of: string; title: string };
    "auction.lift-ban": { reason: string };
    "perk.mark-sent": { ids: string[] };
    "perk.export": Rows;
    "welcome-pack.export": Rows;
    "welcome-pack.ask-addresses": Rows;
  };

export type AuditAction = keyof AuditDetails;

type SubjectOf<A extends AuditAction> = A extends keyof Lists ? Lists[A] : string;
type DetailOf<A extends AuditAction> = AuditDetails[A] extends None ? { detail?: never } : { detail: AuditDetails[A] };
/** The first admin is appointed on the command line, without a reason. */
type NoteOf<A extends AuditAction> = A extends "user.grant-admin"
  ? { note?: string }
  : A extends UserAction
    ? { note: string }
    : { note?: never };

/** What was done, with its details. */
export type AuditChange<A extends AuditAction> = { [K in A]: { action: K } & DetailOf<K> }[A];

/** Who did what to what; no actor is the system. */
export type AuditEntry<A extends AuditAction = AuditAction> = {
  [K in A]: { actorId: string | null; subject: SubjectOf<K> } & AuditChange<K> & NoteOf<K>;
}[A];
