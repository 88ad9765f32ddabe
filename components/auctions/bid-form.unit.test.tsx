import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { BidderStatus } from "@/lib/auctions/contracts";
import { BidForm } from "./bid-form";
import { sampleBidder, sampleRoom } from "./sample-room";

vi.mock("next/navigation", () => ({ useRouter: () => null }));

/** The names of the fields and the labels of the buttons, those of the first disclosure apart. */
function shownForm(changes: Partial<BidderStatus>, isOffline = false) {
  const html = renderToStaticMarkup(
    <BidForm
      room={{ ...sampleRoom, you: { ...sampleBidder, ...changes } }}
      readAt={sampleRoom.auction.serverTime}
      offset={0}
      isOffline={isOffline}
      onBid={() => undefined}
      onTermsAccepted={() => undefined}
    />,
  );
  const [open = "", folded = ""] = html.split("<details>");
  const read = (part: string) => ({
    fields: [...part.matchAll(/name="(\w+)"/g)].map(([, name]) => name),
    buttons: [...part.matchAll(/<button[^>]*>([^<]+)/g)].map(([, label]) => label),
  });
  return { html, open: read(open), folded: read(folded) };
}

it("has the bid first and the maximum folded away for a bidder who does not lead", () => {
  const { html, open, folded } = shownForm({});
  expect(open).toEqual({ fields: ["amount"], buttons: ["Place Bid", "₦2,200", "₦2,300", "₦2,600"] });
  expect(folded).toEqual({ fields: ["maximum"], buttons: [] });
  expect(html).toContain("Set a maximum bid");
});

it("asks the leader for a higher maximum first, states the present one and folds the bid away", () => {
  const { html, open, folded } = shownForm({ leads: true, maximum: 2_300 });
  expect(open).toEqual({ fields: ["maximum"], buttons: ["Raise your maximum"] });
  expect(folded).toEqual({ fields: ["amount"], buttons: ["₦2,600", "Place Bid"] });
  expect(html).toContain("Your maximum bid is ₦2,300. Only you can see it.");
  expect(html).not.toContain('placeholder="');
});

it("has no button that sends anything while the device is offline", () => {
  const { html, open } = shownForm({}, true);
  expect(open.buttons[0]).toBe("Offline");
  expect(html).not.toContain('type="submit"');
});
