import { buttonVariants } from "@/components/ui/button-variants";
import { Price } from "@/components/ui/price";
import { Select } from "@/components/ui/select";
import type { EditionCell, EditionMap } from "@/lib/catalog/editions/contracts";
import { numberName } from "@/lib/catalog/editions/rules";
import { formatNaira, toKobo, toNaira } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";

/** A size that is in stock. */
export type SizeChoice = { name: string; option: string };

type NumberFormProps = {
  map: EditionMap;
  productId: string;
  sizes: readonly SizeChoice[];
  chosen: EditionCell | null;
  busy: boolean;
  onNumber: (number: number) => void;
};

/**
 * Buys an available number. It posts without script too: "Add to Cart" to the cart, "Buy Now" opens the checkout, which holds the number.
 */
export function NumberForm({ map, productId, sizes, chosen, busy, onNumber }: NumberFormProps) {
  const free = map.cells.filter(({ state }) => state === "free");
  return (
    <form method="post" action={apiPaths.addToGuestCart} className="grid gap-4" aria-busy={busy}>
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="quantity" value="1" />
      <Select
        label="Your number"
        name="edition"
        required
        value={chosen?.number ?? ""}
        onChange={(event) => onNumber(Number(event.target.value))}
      >
        <option value="">Choose a number</option>
        {free.map(({ number, premium }) => (
          <option key={number} value={number}>
            {numberName(number, map.size)}
            {premium > 0 && ` (+${formatNaira(toKobo(premium))})`}
          </option>
        ))}
      </Select>
      {sizes.length > 0 && (
        <Select label={sizes[0]?.option || "Size"} name="variation" required defaultValue="">
          <option value="">Choose</option>
          {sizes.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
      {chosen && (
        <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-small *:even:text-end">
          <dt>Price</dt>
          <dd>
            <Price amount={map.price} size="small" />
          </dd>
          {chosen.premium > 0 && (
            <>
              <dt>For {numberName(chosen.number, map.size)}</dt>
              <dd>
                <Price amount={chosen.premium} size="small" />
              </dd>
            </>
          )}
          <dt className="font-bold">Total without shipping</dt>
          <dd className="font-bold">
            <Price amount={toNaira(toKobo(map.price) + toKobo(chosen.premium))} />
          </dd>
        </dl>
      )}
      <div className="grid gap-2">
        <button
          type="submit"
          formMethod="get"
          formAction={paths.checkout()}
          className={buttonVariants({ size: "large", wide: true })}
        >
          Buy Now
        </button>
        <button type="submit" className={buttonVariants({ variant: "secondary", size: "large", wide: true })}>
          Add to Cart
        </button>
      </div>
      <p className="text-muted text-small">
        The number is held for you when you check out, for 30 minutes. The cart alone does not hold it.
      </p>
    </form>
  );
}
