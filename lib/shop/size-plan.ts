import type { ErrorCode, FieldErrors } from "@/lib/platform/errors";
import type { ProductChange } from "@/lib/shop/desk-contracts";
import { countAfter } from "@/lib/shop/rules";

/** What is counted of a drop, as it stands: a size, or the one variant without a name of a drop that has no sizes. */
export type Offered = { id: string; name: string; option: string; stock: number; held: number };
/** The same as it will be; a new one has no id yet. */
export type Planned = Omit<Offered, "id" | "held"> & { id: string | null };
export type SizePlan = { offered: Planned[]; retired: Offered[]; problem: null };
type Refused = { problem: { code: ErrorCode; fields: FieldErrors } };
type SizeEdit = NonNullable<ProductChange["variants"]>[number];

const refused = (code: ErrorCode, fields: FieldErrors): Refused => ({ problem: { code, fields } });

/** The first name that stands twice among the sizes of one drop, in a sentence; null when each stands once. */
export function twiceNamed(names: readonly string[]): string | null {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? null : `Two sizes are called ${twice}`;
}

/**
 * The sizes of a drop after an edit: which are offered, with what stock, and which no longer are. Once it has sizes, a drop
 * is no longer sold without one: what lay on its shelf is counted by size from then on. Refuses what would undo a sale, hide
 * which size is meant, or take a size from under somebody who is paying for it.
 */
export function planSizes(before: readonly Offered[], change: ProductChange): SizePlan | Refused {
  const { removedSizes = [] } = change;
  const isGone = ({ name }: Offered) => removedSizes.includes(name) || (name === "" && change.variants !== undefined);
  const kept = before.filter((size) => !isGone(size));
  const retired = before.filter(isGone);
  const edits = change.variants ?? editOfTotal(kept, change);
  if (!edits) return refused("invalid_input", { stock: "This drop has sizes: each has a stock of its own" });

  const renamed = edits.flatMap(({ was }) => was ?? []);
  // A name that is being given up may be taken by a new size in the same edit.
  const means = ({ was, name }: SizeEdit, size: Offered) =>
    was === undefined ? name === size.name && !renamed.includes(name) : was === size.name;
  const changed = kept.map((size) => {
    const edit = edits.find((each) => means(each, size));
    return edit
      ? { ...size, name: edit.name, option: edit.option ?? size.option, stock: countAfter(edit, size.stock) }
      : size;
  });
  const unmatched = edits.filter((edit) => !kept.some((size) => means(edit, size)));
  const lost = unmatched.find(({ was }) => was !== undefined);
  if (lost) return refused("stale", { variants: `There is no size ${lost.was} any more. Please look again.` });
  const added = unmatched.map((edit) => ({
    id: null,
    name: edit.name,
    option: edit.option ?? before.find(({ option }) => option)?.option ?? "",
    stock: countAfter(edit, 0),
  }));

  const offered = [...changed, ...added];
  if (offered.some(({ stock }) => stock < 0))
    return refused("stale", { stock: "More were sold in the meantime. Please look again." });
  const twice =
    twiceNamed(edits.map(({ name }) => name)) ?? twiceNamed(renamed) ?? twiceNamed(offered.map(({ name }) => name));
  if (twice) return refused("invalid_input", { variants: twice });
  if (offered.length === 0)
    return refused("invalid_input", { variants: "A drop needs at least one size, or a stock of its own" });
  const wanted = retired.find(({ held }) => held > 0);
  return wanted ? refused("conflict", { variants: beingPaidFor(wanted) }) : { offered, retired, problem: null };
}

function beingPaidFor({ name, held }: Offered): string {
  const pieces = `${held} of ${name || "this drop"} ${held === 1 ? "is" : "are"}`;
  return `${pieces} being paid for at this moment. Try again within 30 minutes, or pause the drop first.`;
}

// A form without sizes speaks of one number. Of a drop with sizes it may repeat their sum, but not change it (null).
function editOfTotal(kept: readonly Offered[], { stock, stockSeen }: ProductChange): SizeEdit[] | null {
  const [only, another] = kept;
  if (stock === undefined) return [];
  if (!only) return [{ name: "", option: "", stock }];
  if (!another) return [{ name: only.name, stock, stockSeen }];
  return stock === (stockSeen ?? kept.reduce((sum, size) => sum + size.stock, 0)) ? [] : null;
}
