import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { BiddingPanel } from "./bidding-panel";
import { SaleResult } from "./sale-result";
import { sampleBidder, sampleRoom } from "./sample-room";

const nothing = () => undefined;

/** The links of a piece of HTML. */
const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

it("has the gate with its ways in, and the way to the text version, before the server has said who the reader is", () => {
  const html = renderToStaticMarkup(
    <BiddingPanel
      room={{ ...sampleRoom, you: null }}
      loaded={false}
      monthlyPrice={7_500}
      readAt={null}
      offset={0}
      isOffline={false}
      onBid={nothing}
      onTermsAccepted={nothing}
    />,
  );
  expect(html).toContain("Bidding is for members of the Circle");
  expect(html).toContain("from ₦7,500 a month");
  expect(linksOf(html)).toEqual([
    "/auctions/lot/lite",
    "/subscribe?redirectTo=%2Fauctions%2Flot",
    "/login?redirectTo=%2Fauctions%2Flot",
    "/auctions/lot/lite",
  ]);
});

it("has the result of a sale that is over, and the next sale", () => {
  const { auction } = sampleRoom;
  const ended = { ...auction, status: "ended" as const, winner: "Iroko", finalBid: 2_100 };
  const html = renderToStaticMarkup(
    <SaleResult
      room={{ ...sampleRoom, auction: ended, you: null }}
      loaded={false}
      next={{ ...auction, slug: "next", title: "The Next Lot" }}
      onChange={nothing}
    />,
  );
  expect(html.replace(/<[^>]+>/g, "")).toContain("Sold to Iroko");
  for (const text of ["₦2,100", "The hammer fell after one bid.", "On sale now", "The Next Lot"])
    expect(html).toContain(text);
  expect(linksOf(html)).toEqual(["/auctions/next", "/drops"]);
});

it.each([
  [0, ["Not sold", "No bids."]],
  [1, ["Not sold", "The only bid", "₦2,100", "The reserve was not met."]],
  [19, ["Not sold", "The highest of 19 bids", "₦2,100", "The reserve was not met."]],
])("says how far the bidding went when the lot was not sold after %i bids", (bidCount, texts) => {
  const auction = { ...sampleRoom.auction, status: "ended" as const, bidCount };
  const html = renderToStaticMarkup(
    <SaleResult room={{ ...sampleRoom, auction, you: null }} loaded next={null} onChange={nothing} />,
  );
  for (const text of texts) expect(html).toContain(text);
  expect(html.includes("₦")).toBe(bidCount > 0);
});

it("names the highest own bid to a bidder whom somebody else has outbid, and to nobody else", () => {
  const auction = { ...sampleRoom.auction, status: "ended" as const, winner: "Agogo", finalBid: 2_100 };
  const bidOf = (bidder: string, seq: number, amount: number) => ({ ...sampleRoom.bids[0], bidder, seq, amount });
  const htmlOf = (winner: string, bidders: string[]) =>
    renderToStaticMarkup(
      <SaleResult
        room={{
          ...sampleRoom,
          auction: { ...auction, winner },
          bids: bidders.map((bidder, seq) => bidOf(bidder, seq, 1_900 + 100 * seq)) as AuctionDetail["bids"],
        }}
        loaded
        next={null}
        onChange={nothing}
      />,
    );
  expect(htmlOf("Agogo", ["You", "You", "Agogo"])).toContain("Thank you. You bid up to ₦2,000");
  expect(htmlOf("You", ["Agogo", "You"])).not.toContain("You bid");
  expect(htmlOf("Agogo", ["Iroko", "Agogo"])).not.toContain("You bid");
});

it("names the winner to somebody who seems to be signed in only when it is known that they are not the winner", () => {
  const auction = { ...sampleRoom.auction, status: "ended" as const, winner: "Agogo", finalBid: 2_100 };
  const titleOf = (loaded: boolean) =>
    /<h2[^>]*>(.*?)<\/h2>/.exec(
      renderToStaticMarkup(
        <SaleResult room={{ ...sampleRoom, auction, you: null }} loaded={loaded} next={null} onChange={nothing} />,
      ),
    )?.[1];
  // The class hides its text in a page whose head script has found a session, and leaves its space.
  expect(titleOf(false)).toBe('Sold <span class="in-data-session:invisible">to Agogo</span>');
  expect(titleOf(true)).toBe("Sold to Agogo");
});

it("thanks a bidder in the line that every reader has", () => {
  const auction = { ...sampleRoom.auction, status: "ended" as const, winner: "Agogo", finalBid: 2_100 };
  const kickerOf = (you: AuctionDetail["you"]) =>
    /role="status"[^>]*><p[^>]*>([^<]+)/.exec(
      renderToStaticMarkup(<SaleResult room={{ ...sampleRoom, auction, you }} loaded next={null} onChange={nothing} />),
    )?.[1];
  expect([kickerOf(null), kickerOf(sampleBidder)]).toEqual(["The sale is over", "Thank you for bidding"]);
});
