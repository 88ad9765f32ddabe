import { buttonVariants } from "@/components/ui/button-variants";
import { Select } from "@/components/ui/select";
import type { EditionCell } from "@/lib/catalog/editions/contracts";
import { numberName, numberStateLabels } from "@/lib/catalog/editions/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";

type WishFormProps = {
  id: string;
  slug: string;
  size: number;
  /** The numbers that can become free. */
  numbers: readonly EditionCell[];
  /** The number that the visitor looks at. */
  wanted: number | undefined;
};

/** Asks for an email when a number is free again. It works without JavaScript; a visitor logs in first. */
export function WishForm({ id, slug, size, numbers, wanted }: WishFormProps) {
  if (numbers.length === 0) return null;
  const chosen = numbers.find(({ number }) => number === wanted)?.number ?? "";
  return (
    <form
      id={id}
      method="post"
      action={apiPaths.numberWishes}
      aria-label="Wish for a number"
      className="grid scroll-mt-(--header) gap-3 border-line border-t pt-4"
    >
      <input type="hidden" name="product" value={slug} />
      {/* The key follows what is pressed in the map; the choice of the visitor stays until then. */}
      <Select
        key={chosen}
        label="A number that is not available now"
        name="number"
        required
        defaultValue={chosen}
        hint="Held and kept numbers can become available. Sold ones do not."
      >
        <option value="">Choose a number</option>
        {numbers.map(({ number, state }) => (
          <option key={number} value={number}>
            {numberName(number, size)}, {numberStateLabels[state].toLowerCase()}
          </option>
        ))}
      </Select>
      <button type="submit" className={buttonVariants({ variant: "secondary", size: "small" })}>
        Email me when it is available
      </button>
    </form>
  );
}
