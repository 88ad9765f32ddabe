import { buttonVariants } from "@/components/ui/button-variants";
import type { EditionCell, EditionMap } from "@/lib/catalog/editions/contracts";
import { numberName, stateLabelsOf } from "@/lib/catalog/editions/rules";
import { formatNaira, toKobo } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";

type ChosenBarProps = {
  map: Pick<EditionMap, "size" | "price" | "forSale" | "draw">;
  cell: EditionCell;
  /** The id of the section with the form. */
  target: string;
  /** The id of the form of a wish, for a number that can become free. */
  wish: string | null;
};

/** The pressed number at the lower edge of a narrow screen, above the cart button, where the form may be far below the map. */
export function ChosenBar({ map, cell, target, wish }: ChosenBarProps) {
  const { number, state, premium, owner } = cell;
  const isFree = state === "free" && map.forSale;
  return (
    <p className="-mx-edge sticky bottom-(--buy-bar,0px) z-10 flex items-center justify-between gap-4 border-line-strong border-t bg-ground px-edge py-3 lg:hidden">
      <span className="min-w-0">
        <b className="block font-bold">{numberName(number, map.size)}</b>
        <span className="block truncate text-small">
          {isFree ? formatNaira(toKobo(map.price) + toKobo(premium)) : (owner ?? stateLabelsOf(map)[state])}
        </span>
      </span>
      <span className="flex shrink-0 gap-3">
        <a
          href={map.draw ? paths.draw(map.draw.slug) : `#${target}`}
          className={buttonVariants({ size: "small", variant: isFree ? "primary" : "secondary" })}
        >
          {map.draw ? "See the draw" : isFree ? "Continue" : wish ? "Others" : "Other numbers"}
        </a>
        {wish && (
          <a href={`#${wish}`} className={buttonVariants({ size: "small" })}>
            Email me
          </a>
        )}
      </span>
    </p>
  );
}
