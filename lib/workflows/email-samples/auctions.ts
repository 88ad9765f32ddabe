import type { AuctionEmail } from "@/lib/auctions/admin-emails";
import {
  banLiftedEmail,
  bidVoidedEmail,
  cancelledEmail,
  extendedEmail,
  leadingAgainEmail,
  messageEmail,
  resetEmail,
} from "@/lib/auctions/admin-emails";
import { auctionDraft } from "@/lib/auctions/auction-email";
import {
  bannedEmail,
  bidConfirmationEmail,
  closedEmail,
  lastHourEmail,
  offerExpiredEmail,
  openingEmail,
  outbidEmail,
  secondChanceEmail,
  winnerEmail,
} from "@/lib/auctions/emails";
import type { auctionEmailJobs } from "@/lib/auctions/jobs";
import type { EmailDraft } from "@/lib/email/email-layout";
import type { EmailSamples } from "@/lib/workflows/email-samples/sample";
import type { Auction, Bid } from "@/prisma/generated/client";

const at = new Date("2026-11-20T18:00:00.000Z");
const hash = "3f1c6f8e9b2a4d5c7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5";
const user = { id: "usr_ada", firstName: "Adéṣọlá" };

const auction: Auction = {
  id: "auc_sample",
  slug: "the-badger-scroll",
  title: "The Badger Scroll",
  description: "",
  images: [{ url: "/images/lots/badger-scroll-1-960.jpg", alt: "A scroll in a tin case" }],
  status: "scheduled",
  startsAt: at,
  endsAt: new Date("2026-11-22T18:00:00.000Z"),
  announcedEndsAt: new Date("2026-11-22T18:00:00.000Z"),
  openingKobo: 200_000n,
  currentBidKobo: 52_000_000n,
  incrementKobo: 10_000n,
  incrementBands: [],
  reserveKobo: null,
  extensionWindowSeconds: 120,
  extensionSeconds: 120,
  extensionCap: 10,
  extensions: 0,
  bidCount: 12,
  round: 1,
  topBidderId: "usr_bisi",
  topAlias: "Bidder 4",
  seq: 14,
  headHash: hash,
  frozenAt: null,
  frozenReason: null,
  message: "",
  messageAt: null,
  estimateLowKobo: null,
  estimateHighKobo: null,
  closedAt: null,
  winnerId: null,
  finalBidKobo: null,
  productId: null,
  createdById: null,
  version: 1,
  shippingKobo: 1_500_000n,
  conditionReport: "",
  medium: "",
  dimensions: "",
  accession: "",
  publishedTerms: "",
  termsVersion: 1,
  createdAt: at,
  updatedAt: at,
};
const leading: Auction = { ...auction, topBidderId: user.id };
const bid: Bid = {
  id: "bid_sample",
  auctionId: auction.id,
  seq: 14,
  userId: user.id,
  alias: "Bidder 7",
  amountKobo: 52_000_000n,
  isProxy: false,
  idempotencyKey: null,
  placedAt: at,
  voidedAt: at,
};
const recipient = { auctionId: auction.id, userId: user.id };
const withReason = { ...recipient, reason: "The lot was damaged in the hall." };
const entry = { ...withReason, seq: 14 };
const about = { user, auction, payload: recipient, facts: null };
const offer = {
  ...about,
  facts: { amountKobo: 52_000_000n, shippingKobo: 1_500_000n, expiresAt: new Date("2026-11-25T18:00:00.000Z") },
};

function draft(email: AuctionEmail | null, of: Auction = auction): EmailDraft {
  if (!email) throw new Error("This example leads to no email.");
  return auctionDraft(of, email);
}

export const auctionSamples = (): EmailSamples<typeof auctionEmailJobs> => {
  const confirmed = { ...about, payload: entry, facts: { ...bid, hash } };
  const cancelled: Auction = { ...auction, status: "cancelled" };
  return {
    bidConfirmation: [
      draft(bidConfirmationEmail(confirmed)),
      draft(bidConfirmationEmail({ ...confirmed, auction: leading }), leading),
    ],
    outbid: [draft(outbidEmail(about))],
    won: [draft(winnerEmail(offer))],
    secondChance: [draft(secondChanceEmail(offer))],
    opened: [draft(openingEmail(about))],
    lastHour: [draft(lastHourEmail(about))],
    closed: [
      draft(closedEmail(about)),
      draft(closedEmail({ ...about, auction: { ...auction, finalBidKobo: 52_000_000n } })),
    ],
    banned: [
      draft(bannedEmail({ ...about, facts: { bans: 1 } })),
      draft(bannedEmail({ ...about, facts: { bans: 0 } })),
    ],
    offerExpired: [draft(offerExpiredEmail(about))],
    cancelled: [draft(cancelledEmail({ ...about, auction: cancelled, payload: withReason }), cancelled)],
    extended: [draft(extendedEmail({ ...about, payload: withReason }))],
    messageSent: [
      draft(messageEmail({ ...about, auction: { ...auction, message: withReason.reason }, payload: withReason })),
    ],
    reset: [draft(resetEmail({ ...about, payload: withReason }))],
    bidVoided: [draft(bidVoidedEmail({ ...about, payload: entry, facts: bid }))],
    leadingAgain: [draft(leadingAgainEmail({ ...about, auction: leading }), leading)],
    banLifted: [draft(banLiftedEmail({ ...about, facts: { bans: 0 } }))],
  };
};
