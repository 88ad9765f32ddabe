import { announceSale } from "@/lib/auction/announce-sale";
import { at, barLifted, bidVoided, cancelled, leadsAgain, setAnew, type Write } from "@/lib/auction/house-letters";
import { toldOf } from "@/lib/auction/told-of";
import { db } from "@/lib/platform/db";
import { absolute, Letter, renderLetter, Words } from "@/lib/platform/letter";
import { mailTopic } from "@/lib/platform/mail-topic";
import { formatNaira } from "@/lib/platform/money";
import type { TopicHandler } from "@/lib/platform/outbox";
import { enqueue } from "@/lib/platform/outbox";
import { paths } from "@/lib/platform/paths";
import { republish } from "@/lib/platform/republish";
import type { Auction, User } from "@/prisma/generated/client";

/** The ledger's head when the letter was written: with it anybody can show later that lines were cut off or written anew. */
function Head({ sale }: { sale: Auction }) {
  return (
    <Words quiet>
      The ledger stood at line {sale.seq}, hash {sale.headHash || "none yet"}. Keep this letter: if that line is ever
      missing from {absolute(paths.auctionLedger(sale.slug))}, the ledger was tampered with.
    </Words>
  );
}

// What a letter says is looked up when it is written: nobody is told that they were outbid when they lead again.
function letter(write: Write): TopicHandler {
  return mailTopic(async (payload) => {
    const [user, sale] = await Promise.all([
      db.user.findUnique({ where: { id: String(payload.userId), deletedAt: null, disabledAt: null } }),
      db.auction.findUnique({ where: { id: String(payload.auctionId) } }),
    ]);
    const written = user && sale && (await write({ user, sale, payload }));
    if (!written) return null;
    const { subject, title, words, action = "Go to the room" } = written;
    const page = (
      <Letter preview={subject} title={title} action={{ href: absolute(paths.auction(sale.slug)), label: action }}>
        {words}
        <Head sale={sale} />
      </Letter>
    );
    return { to: user.email, subject, ...(await renderLetter(page)) };
  });
}

const receipt: Write = async ({ user, sale, payload }) => {
  const bid = await db.bid.findUnique({ where: { auctionId_seq: { auctionId: sale.id, seq: Number(payload.seq) } } });
  const line =
    bid && (await db.ledgerEntry.findUnique({ where: { auctionId_seq: { auctionId: sale.id, seq: bid.seq } } }));
  if (!bid || !line) return null;
  const leads = sale.topBidderId === user.id;
  return {
    subject: `Your bid of ${formatNaira(bid.amountKobo)} for ${sale.title}`,
    title: leads ? "Your bid leads." : "Your bid stands in the ledger.",
    words: (
      <>
        <Words>
          {user.firstName}, you bid {formatNaira(bid.amountKobo)} as {bid.alias}, on {at(bid.placedAt)}. It is line{" "}
          {bid.seq} of the ledger, hash {line.hash}.
        </Words>
        <Words>
          {leads
            ? "Nobody has bid more so far. A bid binds: if it is still the highest at the end, the lot is yours to pay for."
            : `The bid stands at ${formatNaira(sale.currentBidKobo)} now, and it is not yours.`}
        </Words>
      </>
    ),
  };
};

const outbid: Write = async ({ user, sale }) => {
  if (sale.topBidderId === user.id || sale.status !== "scheduled") return null;
  return {
    subject: `You were outbid for ${sale.title}`,
    title: "Somebody bid more.",
    words: (
      <Words>
        {user.firstName}, the bid stands at {formatNaira(sale.currentBidKobo)}, by {sale.topAlias}. The sale ends on{" "}
        {sale.endsAt ? at(sale.endsAt) : "a day to be named"}.
      </Words>
    ),
    action: "Bid again",
  };
};

async function openOffer(sale: Auction, user: User) {
  return db.auctionOffer.findFirst({ where: { auctionId: sale.id, userId: user.id, status: "open" } });
}

const winner: Write = async ({ user, sale }) => {
  const offer = await openOffer(sale, user);
  if (!offer) return null;
  return {
    subject: `You won ${sale.title}`,
    title: "The hammer fell on your bid.",
    words: (
      <Words>
        {user.firstName}, {sale.title} is yours for {formatNaira(offer.amountKobo)}. Please pay through Paystack by{" "}
        {at(offer.expiresAt)}; then it becomes an order, with the papers of its sale. If it is not paid by then it is
        offered to the next bidder, and you cannot bid here until the museum has heard from you.
      </Words>
    ),
    action: "Pay for the lot",
  };
};

const secondChance: Write = async ({ user, sale }) => {
  const offer = await openOffer(sale, user);
  if (!offer) return null;
  return {
    subject: `${sale.title} can still be yours`,
    title: "A second chance.",
    words: (
      <Words>
        {user.firstName}, the winner has not paid. Your bid of {formatNaira(offer.amountKobo)} came next: at that sum
        the lot is yours if you pay by {at(offer.expiresAt)}. You do not have to; nothing happens if you leave it.
      </Words>
    ),
    action: "Pay for the lot",
  };
};

const opening: Write = async ({ user, sale }) => ({
  subject: `The sale of ${sale.title} is open`,
  title: "The room is open.",
  words: (
    <Words>
      {user.firstName}, bidding for {sale.title} begins at {formatNaira(sale.openingKobo)} and ends on{" "}
      {sale.endsAt ? at(sale.endsAt) : "a day to be named"}.
    </Words>
  ),
});

const lastHour: Write = async ({ user, sale }) => ({
  subject: `An hour to go for ${sale.title}`,
  title: "The last hour.",
  words: (
    <Words>
      {user.firstName}, the sale ends on {sale.endsAt ? at(sale.endsAt) : "a day to be named"}. The bid stands at{" "}
      {formatNaira(sale.currentBidKobo)}. A bid in the last minutes gives everybody a little more time.
    </Words>
  ),
});

const closed: Write = async ({ user, sale }) => ({
  subject: `${sale.title}: the sale is over`,
  title: sale.finalBidKobo === null ? "It was not sold." : "It is sold.",
  words: (
    <Words>
      {user.firstName},{" "}
      {sale.finalBidKobo === null
        ? `${sale.title} found no bid at which it could be sold.`
        : `${sale.title} went for ${formatNaira(sale.finalBidKobo)} after ${sale.bidCount} bids, to ${sale.topAlias}.`}
    </Words>
  ),
  action: "Read the ledger",
});

const barred: Write = async ({ user, sale }) => ({
  subject: `${sale.title} was not paid for`,
  title: "The offer has ended.",
  words: (
    <Words>
      {user.firstName}, the lot that you won was not paid for in time and is offered to the next bidder. You cannot bid
      here until the museum has heard from you: {absolute(paths.contact)}
    </Words>
  ),
});

const offerOver: Write = async ({ user, sale }) => ({
  subject: `Your payment for ${sale.title} is being returned`,
  title: "The offer had ended.",
  words: (
    <Words>
      {user.firstName}, your payment came after the lot was no longer offered to you. The whole sum goes back to where
      it came from.
    </Words>
  ),
});

/** A bid or a closing becomes the letters that it calls for. They are separate rows, so that each is sent once; the rooms are told on the way. */
const spread = (kind: keyof typeof toldOf): TopicHandler => ({
  send: async (payload) => {
    announceSale(String(payload.auctionId));
    if (kind !== "bidPlaced") republish([paths.auctions, "/auctions/[slug]"]);
    const letters = await toldOf[kind](payload);
    if (letters.length > 0) await enqueue(db, ...letters);
  },
});

/** The letters of the saleroom; every payload but a spreading one's is `{ auctionId, userId }` and what the letter is about. */
export const auctionTopics: Record<string, TopicHandler> = {
  "auction.bid-placed": spread("bidPlaced"),
  "auction.closed": spread("closed"),
  "auction.bid-receipt": letter(receipt),
  "auction.outbid": letter(outbid),
  "auction.winner": letter(winner),
  "auction.second-chance": letter(secondChance),
  "auction.opening": letter(opening),
  "auction.last-hour": letter(lastHour),
  "auction.over": letter(closed),
  "auction.barred": letter(barred),
  "auction.offer-over": letter(offerOver),
  "auction.cancelled": spread("cancelled"),
  "auction.reset": spread("reset"),
  "auction.called-off": letter(cancelled),
  "auction.set-anew": letter(setAnew),
  "auction.bid-voided": letter(bidVoided),
  "auction.leads-again": letter(leadsAgain),
  "auction.bar-lifted": letter(barLifted),
};
