import { databaseNow } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";

type Person = { userId: string; email: string };

// A model by the name that the schema gives it, and every row of it that is about this person. Secrets are left out: nobody
// needs the hash of their own password, and whoever gets at the file must not get further with it.
const parts = {
  User: ({ userId }: Person) =>
    db.user.findUnique({ where: { id: userId }, omit: { passwordHash: true, sessionVersion: true } }),
  UserToken: ({ userId }: Person) =>
    db.userToken.findMany({ where: { userId }, omit: { tokenHash: true, carry: true } }),
  DeskNote: ({ userId }: Person) => db.deskNote.findMany({ where: { userId }, orderBy: { createdAt: "asc" } }),
  SecondFactor: ({ userId }: Person) =>
    db.secondFactor.findMany({ where: { userId }, omit: { secret: true, lastStep: true } }),
  RecoveryCode: ({ userId }: Person) => db.recoveryCode.findMany({ where: { userId }, omit: { codeHash: true } }),
  SignIn: ({ userId }: Person) => db.signIn.findMany({ where: { userId }, orderBy: { createdAt: "asc" } }),
  DownloadTake: ({ userId }: Person) => db.downloadTake.findMany({ where: { userId } }),
  AuditLog: ({ userId }: Person) =>
    db.auditLog.findMany({ where: { OR: [{ actorId: userId }, { subject: userId }] }, orderBy: { createdAt: "asc" } }),
  CartLine: ({ userId }: Person) => db.cartLine.findMany({ where: { userId } }),
  Order: ({ userId }: Person) =>
    db.order.findMany({
      where: { userId },
      include: { items: { include: { editions: true } } },
      orderBy: { createdAt: "asc" },
    }),
  Charge: ({ userId }: Person) =>
    db.charge.findMany({
      where: { userId },
      omit: { authorizationUrl: true, accessCode: true },
      include: { refunds: true },
      orderBy: { createdAt: "asc" },
    }),
  Subscription: ({ userId }: Person) => db.subscription.findMany({ where: { userId } }),
  MembershipIntent: ({ userId }: Person) => db.membershipIntent.findMany({ where: { userId } }),
  MembershipFact: ({ userId }: Person) =>
    db.membershipFact.findMany({ where: { userId }, orderBy: { effectiveAt: "asc" } }),
  CardRenewal: ({ userId }: Person) => db.cardRenewal.findMany({ where: { userId }, omit: { emailToken: true } }),
  PerkDue: ({ userId }: Person) => db.perkDue.findMany({ where: { userId }, orderBy: { dueAt: "asc" } }),
  VipReceipt: ({ userId }: Person) =>
    db.vipReceipt.findMany({ where: { userId }, omit: { storageKey: true, imageHash: true } }),
  Bid: ({ userId }: Person) => db.bid.findMany({ where: { userId }, orderBy: { placedAt: "asc" } }),
  BidRequest: ({ userId }: Person) => db.bidRequest.findMany({ where: { userId } }),
  MaximumBid: ({ userId }: Person) => db.maximumBid.findMany({ where: { userId } }),
  BidderAlias: ({ userId }: Person) => db.bidderAlias.findMany({ where: { userId } }),
  AuctionWatch: ({ userId }: Person) => db.auctionWatch.findMany({ where: { userId } }),
  AuctionOffer: ({ userId }: Person) => db.auctionOffer.findMany({ where: { userId } }),
  BidderBar: ({ userId }: Person) => db.bidderBar.findMany({ where: { userId } }),
  Comment: ({ userId }: Person) => db.comment.findMany({ where: { userId }, orderBy: { createdAt: "asc" } }),
  CommentReport: ({ userId }: Person) => db.commentReport.findMany({ where: { userId } }),
  EventRsvp: ({ userId }: Person) => db.eventRsvp.findMany({ where: { userId } }),
  NewsletterSubscriber: ({ email }: Person) =>
    db.newsletterSubscriber.findMany({ where: { email }, omit: { confirmTokenHash: true, unsubscribeToken: true } }),
  NewsletterIssue: ({ userId }: Person) => db.newsletterIssue.findMany({ where: { sentById: userId } }),
  NewsletterDelivery: ({ userId, email }: Person) =>
    db.newsletterDelivery.findMany({ where: { OR: [{ userId }, { email }] } }),
  DropAlert: ({ userId, email }: Person) =>
    db.dropAlert.findMany({
      where: { OR: [{ userId }, { email }] },
      omit: { confirmTokenHash: true, leaveToken: true },
    }),
  UploadTicket: ({ userId }: Person) => db.uploadTicket.findMany({ where: { userId }, omit: { storageKey: true } }),
};

/** What names a person and is not in the file, each with its reason. The file says so too. */
export const withheld: Record<string, string> = {
  Auction: "The sale's own row. Your bids, offers and the names you bid under are here; the rest is the house's.",
  Event: "Who of the museum's people announced it. Your own seats are here.",
  MemberContent: "Who of the museum's people hung it. It is the museum's.",
  OrderNote: "What the museum's people noted for each other on an order. Your orders are here.",
  OutboxMessage: "Mails on their way to you and copies of those sent. You have received them.",
  ProviderEvent: "Paystack's messages about your payments. What they brought about is here, under Charge.",
  RateLimiterFlexible: "Counters that are forgotten within the hour.",
};

/** The names of the models whose rows go into the file. */
export const exportedModels = Object.keys(parts);

/** Everything that is kept about a person, as the text of a JSON file. Sums are kobo, as they are stored. */
export async function exportAccount(person: Person): Promise<string> {
  const data: Record<string, unknown> = {};
  // One after the other: that many reads at once would take every connection there is.
  for (const [model, read] of Object.entries(parts)) data[model] = await read(person);
  const file = {
    about:
      "Everything The Living Archive keeps about you. Sums ending in Kobo are hundredths of a naira; times are UTC.",
    exportedAt: await databaseNow(),
    data,
    withheld,
  };
  return JSON.stringify(file, (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value), 2);
}
