"use client";

import { useRouter } from "next/navigation";
import { type SubmitEvent, useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { WishForm } from "@/components/collections/wish-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { notify } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import type { EditionCell, EditionMap } from "@/lib/catalog/editions/contracts";
import { nearestFree, numberName, stateLabelsOf } from "@/lib/catalog/editions/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { ChosenBar } from "./chosen-bar";
import { NumberForm, type SizeChoice } from "./number-form";
import { NumberGrid } from "./number-grid";
import { NumberLegend } from "./number-legend";
import { useEditionMap } from "./use-edition-map";

const loadCartCache = () => import("@/components/orders/cart-cache").catch(() => null);

const stateSentence = ({ number, state, owner }: EditionCell, map: EditionMap): string => {
  const sentence = `${numberName(number, map.size)}: ${stateLabelsOf(map)[state].toLowerCase()}`;
  // A shortened name ("Ada O.") has a full stop already.
  return owner ? `${sentence}. Owner: ${owner.replace(/\.$/, "")}.` : `${sentence}.`;
};

/** Instead of the form, while the numbers are given by a draw. */
const DrawnNumbers = ({ slug }: { slug: string }) => (
  <>
    <h2 className="text-heading">The numbers are drawn</h2>
    <p>
      This drop is given by a draw at the moment, so no number can be chosen. Each winner may buy one and gets the
      lowest number that is left.
    </p>
    <a href={paths.draw(slug)} className={buttonVariants({ size: "large", wide: true })}>
      See the draw
    </a>
  </>
);

const CHOICE_ID = "your-choice";
const WISH_ID = "wish";

type ChooseNumberProps = { initial: EditionMap; productId: string; sizes: readonly SizeChoice[] };

/** The map of an edition and the form that buys one of its numbers. The map is live: what others take or give back shows at once. */
export function ChooseNumber({ initial, productId, sizes }: ChooseNumberProps) {
  const router = useRouter();
  const { map, refetch } = useEditionMap(initial);
  const [active, setActive] = useState(initial.next ?? 1);
  const [picked, setPicked] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [inCart, setInCart] = useState<number | null>(null);
  const cell = map.cells.find(({ number }) => number === picked) ?? null;
  const chosen = cell?.state === "free" && !map.draw ? cell : null;
  const wishable = map.cells.filter(({ state }) => state === "held" || state === "withheld");
  const isWishable = !map.draw && cell !== null && wishable.includes(cell);
  const wish = map.draw ? null : (
    <WishForm id={WISH_ID} slug={map.slug} size={map.size} numbers={wishable} wanted={cell?.number} />
  );
  const offered = cell && !chosen && map.forSale ? nearestFree(map.cells, cell.number) : [];

  function choose(number: number) {
    setRefusal(null);
    setInCart(null);
    setActive(number);
    setPicked(number);
  }

  async function submit(event: SubmitEvent<HTMLDivElement>) {
    // The form of a wish is a plain one.
    if (!(event.target instanceof HTMLFormElement) || !("edition" in event.target.elements)) return;
    event.preventDefault();
    if (busy) return;
    const { submitter } = event.nativeEvent;
    const fields = new FormData(event.target);
    const [edition, variation] = [Number(fields.get("edition")), String(fields.get("variation") ?? "")];
    if (submitter instanceof HTMLButtonElement && submitter.formMethod === "get") {
      router.push(paths.checkout({ productId, quantity: 1, variation, edition }));
      return;
    }
    setBusy(true);
    setRefusal(null);
    const result = await api.post(hasSessionHint() ? apiPaths.addToCart : apiPaths.addToGuestCart, {
      productId,
      quantity: 1,
      variation: variation ? [variation] : [],
      edition,
    });
    setBusy(false);
    if (result.ok) {
      setInCart(edition);
      notify.success("Added to cart!");
      void loadCartCache().then((cache) => cache?.refetchCart());
      return;
    }
    setRefusal([result.error || "Failed to add to cart", ...Object.values(result.fields ?? {})].join(". "));
    await refetch();
  }

  return (
    <div className="g12 items-start gap-y-8" onSubmit={(event) => void submit(event)}>
      {/* On a narrow screen below the form, whose buttons are on the first screen. */}
      <div className="col-span-full grid gap-4 max-lg:order-1 lg:col-span-7">
        <NumberLegend counts={map.counts} draw={map.draw} />
        <NumberGrid
          cells={map.cells}
          labels={stateLabelsOf(map)}
          active={active}
          chosen={picked}
          onMove={setActive}
          onChoose={choose}
        />
        {cell && <ChosenBar map={map} cell={cell} target={CHOICE_ID} wish={isWishable ? WISH_ID : null} />}
      </div>
      <section
        id={CHOICE_ID}
        aria-label="Your choice"
        className="col-span-full grid scroll-mt-(--header) gap-4 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-span-4 lg:col-start-9"
      >
        <div role="status" className="grid gap-3 empty:hidden">
          {refusal && <p className="font-semibold text-danger">{refusal}</p>}
          {cell && !chosen && <p className="font-semibold">{stateSentence(cell, map)}</p>}
          {offered.length > 0 && (
            <p className="flex flex-wrap items-center gap-2">
              <span>Nearest available:</span>
              {offered.map(({ number }) => (
                <Button key={number} variant="secondary" size="small" onClick={() => choose(number)}>
                  No. {number}
                </Button>
              ))}
            </p>
          )}
          {inCart !== null && <p className="font-semibold">{numberName(inCart, map.size)} is in your cart.</p>}
        </div>
        {inCart !== null && (
          <ButtonLink href={paths.cart} variant="secondary" wide>
            Go to Cart
          </ButtonLink>
        )}
        {isWishable && wish}
        {map.draw ? (
          <DrawnNumbers slug={map.draw.slug} />
        ) : map.forSale ? (
          <NumberForm
            map={map}
            productId={productId}
            sizes={sizes}
            chosen={chosen}
            busy={busy}
            onNumber={(number) => number > 0 && choose(number)}
          />
        ) : (
          <p className="font-semibold">{map.status}.</p>
        )}
        {!isWishable && wish}
      </section>
    </div>
  );
}
