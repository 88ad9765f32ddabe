import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { paths } from "@/lib/core/urls/paths";
import { YOUR_TURN } from "./turn-link";
import "@/components/catalog/catalog.css";

/**
 * The offer of a drop while its buyers wait their turn: a link to the waiting room in the place of the buy buttons, on a phone in the bar at
 * the bottom. The buttons show to a visitor who comes from there (`TurnLink`). It needs no script.
 */
export function OfferInTurn({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    // Also when the URL names something in it, such as the sizes that the bar leads to, or the page's content.
    <div
      id={YOUR_TURN}
      className="[&:not(:target,:has(:target),:target_*)_form[data-buy]]:hidden [&:is(:target,:has(:target),:target_*)_[data-room]]:hidden"
    >
      <div data-room="" className="grid gap-3 pb-6">
        <p className="bg-raised px-4 py-4">
          <b>Many people want this drop.</b> Take a place in the waiting room first. You can check out when it is your
          turn.
        </p>
        <div className="buy-bar">
          <a
            href={paths.waitingRoom(slug)}
            className={buttonVariants({ size: "large", wide: true, className: "col-span-full" })}
          >
            Go to the waiting room
          </a>
        </div>
      </div>
      {children}
    </div>
  );
}
