import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import {
  commentMutes,
  groupSeats,
  memberImportRows,
  memberNotes,
  referrals,
  type UserKey,
} from "@/lib/workflows/export-member-parts";

/** Which version of the terms was accepted; its text is public. */
const acceptedTerms = { termsVersion: { select: { version: true, publishedAt: true } } } as const;

// The rows about a user by model name. Secrets such as password hashes are omitted, so that a leaked file gives no access.
const exportedParts = {
  User: ({ userId }: UserKey) =>
    db.user.findUnique({
      where: { id: userId },
      omit: { passwordHash: true, sessionVersion: true },
      include: acceptedTerms,
    }),
  UserToken: ({ userId }: UserKey) =>
    db.userToken.findMany({ where: { userId }, omit: { tokenHash: true, payload: true } }),
  AdminNote: ({ userId }: UserKey) => db.adminNote.findMany({ where: { userId }, orderBy: { createdAt: "asc" } }),
  MemberNote: memberNotes,
  TotpCredential: ({ userId }: UserKey) =>
    db.totpCredential.findMany({ where: { userId }, omit: { encryptedSecret: true, lastStep: true } }),
  RecoveryCode: ({ userId }: UserKey) => db.recoveryCode.findMany({ where: { userId }, omit: { codeHash: true } }),
  Passkey: ({ userId }: UserKey) =>
    db.passkey.findMany({ where: { userId }, omit: { publicKey: true, counter: true }, orderBy: { createdAt: "asc" } }),
  FormerEmail: ({ userId }: UserKey) => db.formerEmail.findMany({ where: { userId } }),
  AdminInvite: ({ userId, emails }: UserKey) =>
    db.adminInvite.findMany({
      where: { OR: [{ email: { in: emails } }, { acceptedById: userId }] },
      omit: { tokenHash: true },
    }),
  Address: ({ userId }: UserKey) => db.address.findMany({ where: { userId }, orderBy: { createdAt: "asc" } }),
  Session: ({ userId }: UserKey) =>
    db.session.findMany({ where: { userId }, omit: { sessionVersion: true }, orderBy: { createdAt: "asc" } }),
  DownloadRecord: ({ userId }: UserKey) => db.downloadRecord.findMany({ where: { userId } }),
  AuditLog: ({ userId }: UserKey) =>
    db.auditLog.findMany({ where: { OR: [{ actorId: userId }, { subject: userId }] }, orderBy: { createdAt: "asc" } }),
  CartLine: ({ userId }: UserKey) => db.cartLine.findMany({ where: { userId } }),
  Order: ({ userId, emails }: UserKey) =>
    db.order.findMany({
      where: { OR: [{ userId }, { email: { in: emails }, user: { isGuest: true } }] },
      include: {
        items: { include: { editions: true } },
        parcels: { include: { items: true }, omit: { shippedById: true } },
        ...acceptedTerms,
      },
      orderBy: { createdAt: "asc" },
    }),
  ReturnRequest: ({ userId }: UserKey) =>
    db.returnRequest.findMany({ where: { userId }, omit: { photoKeys: true }, orderBy: { createdAt: "asc" } }),
  Charge: ({ userId, emails }: UserKey) =>
    db.charge.findMany({
      where: { OR: [{ userId }, { email: { in: emails }, user: { isGuest: true } }] },
      omit: { authorizationUrl: true, accessCode: true },
      include: { refunds: true },
      orderBy: { createdAt: "asc" },
    }),
  Subscription: ({ userId }: UserKey) => db.subscription.findMany({ where: { userId } }),
  SubscriptionIntent: ({ userId }: UserKey) => db.subscriptionIntent.findMany({ where: { userId } }),
  SubscriptionEntry: ({ userId }: UserKey) =>
    db.subscriptionEntry.findMany({ where: { userId }, orderBy: { effectiveAt: "asc" } }),
  MemberImportRow: memberImportRows,
  // Who paid for a redeemed gift is another person's data.
  GiftMembership: async ({ userId, emails }: UserKey) => [
    ...(await db.giftMembership.findMany({
      where: { OR: [{ buyerId: userId }, { buyerEmail: { in: emails }, buyer: { isGuest: true } }] },
      omit: { codeHash: true, redeemedById: true },
    })),
    ...(await db.giftMembership.findMany({
      where: { redeemedById: userId, buyerId: { not: userId } },
      omit: { codeHash: true, buyerId: true, buyerEmail: true, amountKobo: true },
    })),
  ],
  Trial: ({ userId }: UserKey) => db.trial.findMany({ where: { userId }, omit: { mailboxHash: true } }),
  GroupSeat: groupSeats,
  Voucher: ({ userId, emails }: UserKey) =>
    db.voucher.findMany({
      where: { OR: [{ buyerId: userId }, { buyerEmail: { in: emails }, buyer: { isGuest: true } }] },
      omit: { codeHash: true, issuedById: true, issueReason: true, stopReason: true },
    }),
  EditionOwnership: ({ userId }: UserKey) =>
    db.editionOwnership.findMany({
      where: { userId },
      include: {
        edition: { select: { number: true, mark: true, markedAt: true, product: { select: { name: true } } } },
      },
      orderBy: { acquiredAt: "asc" },
    }),
  // The account of the other side is another person's data.
  EditionTransfer: async ({ userId, emails }: UserKey) => [
    ...(await db.editionTransfer.findMany({ where: { senderId: userId }, omit: { recipientId: true } })),
    ...(await db.editionTransfer.findMany({
      where: { OR: [{ recipientId: userId }, { recipientEmail: { in: emails } }] },
      omit: { senderId: true },
    })),
  ],
  EditionDispute: ({ userId }: UserKey) =>
    db.editionDispute.findMany({ where: { openedById: userId }, omit: { decidedById: true } }),
  AutoRenewal: ({ userId }: UserKey) => db.autoRenewal.findMany({ where: { userId }, omit: { emailToken: true } }),
  ReferralLink: ({ userId }: UserKey) => db.referralLink.findMany({ where: { userId } }),
  Referral: referrals,
  Fulfilment: ({ userId }: UserKey) => db.fulfilment.findMany({ where: { userId }, orderBy: { dueAt: "asc" } }),
  PaymentProof: ({ userId }: UserKey) =>
    db.paymentProof.findMany({ where: { userId }, omit: { storageKey: true, imageHash: true } }),
  Bid: ({ userId }: UserKey) => db.bid.findMany({ where: { userId }, orderBy: { placedAt: "asc" } }),
  BidRequest: ({ userId }: UserKey) => db.bidRequest.findMany({ where: { userId } }),
  MaximumBid: ({ userId }: UserKey) => db.maximumBid.findMany({ where: { userId } }),
  BidderAlias: ({ userId }: UserKey) => db.bidderAlias.findMany({ where: { userId } }),
  TermsAcceptance: ({ userId }: UserKey) => db.termsAcceptance.findMany({ where: { userId } }),
  AuctionWatch: ({ userId }: UserKey) => db.auctionWatch.findMany({ where: { userId } }),
  AuctionOffer: ({ userId }: UserKey) => db.auctionOffer.findMany({ where: { userId } }),
  BidderBan: ({ userId }: UserKey) => db.bidderBan.findMany({ where: { userId } }),
  Comment: ({ userId }: UserKey) =>
    db.comment.findMany({ where: { userId }, omit: { voiceKey: true }, orderBy: { createdAt: "asc" } }),
  CommentBan: ({ userId }: UserKey) =>
    db.commentBan.findMany({
      where: { userId },
      omit: { createdById: true, liftedById: true },
      orderBy: { createdAt: "asc" },
    }),
  CommentReaction: ({ userId }: UserKey) => db.commentReaction.findMany({ where: { userId } }),
  CommentMention: ({ userId }: UserKey) => db.commentMention.findMany({ where: { userId } }),
  CommentConversation: ({ userId }: UserKey) =>
    db.commentConversation.findMany({ where: { userId }, omit: { unsubscribeToken: true } }),
  CommentMute: commentMutes,
  DigestSubscription: ({ userId }: UserKey) =>
    db.digestSubscription.findMany({ where: { userId }, omit: { unsubscribeToken: true } }),
  CommentMailSetting: ({ userId }: UserKey) =>
    db.commentMailSetting.findMany({ where: { userId }, omit: { unsubscribeToken: true } }),
  CommentAppeal: ({ userId }: UserKey) =>
    db.commentAppeal.findMany({ where: { userId }, omit: { decidedById: true }, orderBy: { createdAt: "asc" } }),
  CommentReport: ({ userId }: UserKey) => db.commentReport.findMany({ where: { userId } }),
  CalendarFeed: ({ userId }: UserKey) => db.calendarFeed.findMany({ where: { userId } }),
  // What somebody else paid for a ticket that was passed on is another person's data.
  EventRsvp: async ({ userId, emails }: UserKey) => {
    const asGuest = { user: { isGuest: true, guestEmail: { in: emails } } };
    const rsvps = await db.eventRsvp.findMany({ where: { OR: [{ userId }, { holderId: userId }, asGuest] } });
    const charges = await db.charge.findMany({ where: { userId, purpose: "event" }, select: { id: true } });
    const own = new Set(charges.map(({ id }) => id));
    return rsvps.map(({ chargeId, priceKobo, ...rsvp }) =>
      chargeId === null || own.has(chargeId) ? { ...rsvp, chargeId, priceKobo } : rsvp,
    );
  },
  NewsletterSubscriber: ({ emails }: UserKey) =>
    db.newsletterSubscriber.findMany({
      where: { email: { in: emails } },
      omit: { confirmTokenHash: true, unsubscribeToken: true },
    }),
  NewsletterIssue: ({ userId }: UserKey) => db.newsletterIssue.findMany({ where: { sentById: userId } }),
  NewsletterDelivery: ({ userId, emails }: UserKey) =>
    db.newsletterDelivery.findMany({ where: { OR: [{ userId }, { email: { in: emails } }] } }),
  ProductAlert: ({ userId, emails }: UserKey) =>
    db.productAlert.findMany({
      where: { OR: [{ userId }, { email: { in: emails } }] },
      omit: { confirmTokenHash: true, unsubscribeToken: true },
    }),
  DrawEntry: ({ userId }: UserKey) =>
    db.drawEntry.findMany({
      where: { userId },
      omit: { addressHash: true, mailboxHash: true, note: true },
      orderBy: { createdAt: "asc" },
    }),
  WishlistItem: ({ userId }: UserKey) =>
    db.wishlistItem.findMany({ where: { userId }, omit: { unsubscribeToken: true }, orderBy: { createdAt: "asc" } }),
  PublicProfile: ({ userId }: UserKey) => db.publicProfile.findMany({ where: { userId }, omit: { handleKey: true } }),
  Follow: ({ userId }: UserKey) =>
    db.follow.findMany({ where: { userId }, omit: { unsubscribeToken: true }, orderBy: { createdAt: "asc" } }),
  FollowMail: ({ userId }: UserKey) => db.followMail.findMany({ where: { userId }, orderBy: { createdAt: "asc" } }),
  NumberWish: ({ userId }: UserKey) =>
    db.numberWish.findMany({ where: { userId }, omit: { unsubscribeToken: true }, orderBy: { createdAt: "asc" } }),
  PersonalWall: ({ userId }: UserKey) =>
    db.personalWall.findMany({
      where: { userId },
      include: { works: { include: { artwork: { select: { title: true } } }, orderBy: { position: "asc" } } },
    }),
  PersonalWallReport: ({ userId }: UserKey) => db.personalWallReport.findMany({ where: { userId } }),
  WaitingRoomAdmission: ({ userId }: UserKey) => db.waitingRoomAdmission.findMany({ where: { userId } }),
  SavedView: ({ userId }: UserKey) => db.savedView.findMany({ where: { userId }, orderBy: { createdAt: "asc" } }),
  HiddenColumns: ({ userId }: UserKey) => db.hiddenColumns.findMany({ where: { userId } }),
  UploadSession: ({ userId }: UserKey) => db.uploadSession.findMany({ where: { userId }, omit: { storageKey: true } }),
};

/** Models that reference a user but are not exported, each with the reason, which is part of the file. */
export const withheld: Record<string, string> = {
  Auction: "The auction itself. Your bids, offers and bidder names are included; the rest belongs to the museum.",
  ContentVersion: "Only which admin saved it. The content belongs to the museum.",
  MemberImport: "Only which admin imported or undid it. Your rows are included under MemberImportRow.",
  WorkImport: "Only which admin imported or undid it. The works belong to the museum.",
  ProductImport: "Only which admin imported or undid it. The products belong to the museum.",
  ScheduledChange: "Only which admin scheduled it. The content belongs to the museum.",
  StockMovement: "Only which admin changed the stock, or for which order. Your orders are included.",
  Chargeback: "Only which admin responded to it. The payment is included under Charge.",
  Draw: "Only which admin made it. Your own entries are included.",
  EventMessage: "Only which admin sent it. The emails that you got are in your inbox.",
  Event: "Only which admin created it. Your own RSVPs are included.",
  FileVersion: "Only which admin replaced the file. The file belongs to the museum.",
  LegalPageVersion:
    "Only which admin published it. The text is public; the version that you accepted is named in User and Order.",
  MemberContent: "Only which admin uploaded it. The content belongs to the museum.",
  ModerationNote: "Internal notes of admins on comments. Your comments and bans, with their reasons, are included.",
  OrderNote: "Internal notes of admins on an order. Your orders are included.",
  Parcel: "Only which admin sent it. The parcels of your orders are included under Order.",
  OutboxMessage: "Pending emails and copies of sent ones, which you have received.",
  PasskeyChallenge: "Random values that expire after five minutes.",
  ProviderEvent: "Paystack's messages about your payments. Their results are included under Charge.",
  PublicFile: "Only which admin uploaded it. The picture or sound belongs to the museum.",
  Rehearsal: "Only which admin started it. The report is about simulated buyers.",
  ReconciledDay: "Which days of the museum's payments an admin has compared with Paystack's.",
  Segment: "Saved filters of people. Only which admin created one.",
  RateLimiterFlexible: "Rate limit counters that expire within a day.",
};

/** The names of the exported models. */
export const exportedModels = Object.keys(exportedParts);

/** Exports all stored data about a user as JSON. Amounts in kobo. */
export async function exportAccount({ userId, email }: { userId: string; email: string }): Promise<string> {
  const data: Record<string, unknown> = {};
  const former = await db.formerEmail.findMany({ where: { userId }, select: { email: true } });
  const user = { userId, emails: [email, ...former.map((one) => one.email)] };
  // Sequential, because parallel reads would use up the connection pool.
  for (const [model, read] of Object.entries(exportedParts)) data[model] = await read(user);
  const file = {
    about:
      "All data that The Living Archive stores about you. Amounts ending in Kobo are hundredths of a naira; times are UTC.",
    exportedAt: await databaseNow(),
    data,
    withheld,
  };
  return JSON.stringify(file, (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value), 2);
}

/** The same file for an owner, about any user. Recorded in the audit log before it is read. */
export async function exportAccountForAdmin({ actor, userId }: { actor: Actor; userId: string }): Promise<string> {
  const user = await db.user.findFirst({ where: { id: userId, deletedAt: null, isGuest: false } });
  if (!user) return throwAppError("not_found", "There is no such user.");
  await recordAudit(db, { actorId: actor._id, action: "user.export-data", subject: userId });
  return exportAccount({ userId, email: user.email });
}
