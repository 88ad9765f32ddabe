import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BiddingPanel } from "./bidding-panel";
import { SaleResult } from "./sale-result";
import { sampleRoom } from "./sample-room";

const nothing = () => undefined;

/** The links of a piece of HTML. */
const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

it("has the gate with its ways in, and the way to the text version, before the server has said who the reader is", () => {
  const html = renderToStaticMarkup(
    <BiddingPanel
      room={{ ...sampleRoom, you: null }}
      loaded={false}
      readAt={null}
      offset={0}
      isOffline={false}
      onBid={nothing}
      onTermsAccepted={nothing}
    />,
  );
  expect(html).toContain("Bidding is for VIP members");
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
      next={{ ...auction, slug: "next", title: "The Next Lot" }}
      onChange={nothing}
    />,
  );
  for (const text of ["Sold to Iroko", "₦2,100", "The hammer fell after one bid.", "On sale now", "The Next Lot"])
    expect(html).toContain(text);
  expect(linksOf(html)).toEqual(["/auctions/next", "/drops"]);
});
