import type { ProductChange } from "@/lib/catalog/admin-contracts";
import { applyStockEdit } from "@/lib/catalog/rules";
import type { ErrorCode, FieldErrors } from "@/lib/core/errors";

/** A saved variant: a size, or the unnamed variant of a drop without sizes. */
export type CurrentVariant = { id: string; name: string; option: string; stock: number; held: number };
/** A variant after the edit; a new one has no id yet. */
export type PlannedVariant = Omit<CurrentVariant, "id" | "held"> & { id: string | null };
export type VariantDiff = { offered: PlannedVariant[]; retired: CurrentVariant[]; problem: null };
type VariantProblem = { problem: { code: ErrorCode; fields: FieldErrors } };
type VariantEdit = NonNullable<ProductChange["variants"]>[number];

const toProblem = (code: ErrorCode, fields: FieldErrors): VariantProblem => ({ problem: { code, fields } });

/** An error message for the first duplicate size name; null if all are unique. */
export function findDuplicateName(names: readonly string[]): string | null {
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  return duplicate === undefined ? null : `Two sizes are called ${duplicate}`;
}

/**
 * The variants of a drop after an edit: which are offered with what stock, and which are retired. A drop with sizes has no
 * unnamed variant. Returns a problem if the edit would undo a sale, is ambiguous, or removes a size that an unpaid order holds.
 */
export function diffVariants(before: readonly CurrentVariant[], change: ProductChange): VariantDiff | VariantProblem {
  const { removedSizes = [] } = change;
  const isRetired = ({ name }: CurrentVariant) =>
    removedSizes.includes(name) || (name === "" && change.variants !== undefined);
  const remaining = before.filter((size) => !isRetired(size));
  const retired = before.filter(isRetired);
  const edits = change.variants ?? toSingleVariantEdit(remaining, change);
  if (!edits) return toProblem("invalid_input", { stock: "Set the stock of each size" });

  const renamed = edits.flatMap(({ was }) => was ?? []);
  // A new size may take the old name of a size that is renamed in the same edit.
  const matches = ({ was, name }: VariantEdit, size: CurrentVariant) =>
    was === undefined ? name === size.name && !renamed.includes(name) : was === size.name;
  const changed = remaining.map((size) => {
    const edit = edits.find((each) => matches(each, size));
    return edit
      ? { ...size, name: edit.name, option: edit.option ?? size.option, stock: applyStockEdit(edit, size.stock) }
      : size;
  });
  const unmatched = edits.filter((edit) => !remaining.some((size) => matches(edit, size)));
  const missing = unmatched.find(({ was }) => was !== undefined);
  if (missing) return toProblem("stale", { variants: `There is no size ${missing.was} any more. Please reload.` });
  const added = unmatched.map((edit) => ({
    id: null,
    name: edit.name,
    option: edit.option ?? before.find(({ option }) => option)?.option ?? "",
    stock: applyStockEdit(edit, 0),
  }));

  const offered = [...changed, ...added];
  if (offered.some(({ stock }) => stock < 0))
    return toProblem("stale", { stock: "More were sold in the meantime. Please reload." });
  const duplicate =
    findDuplicateName(edits.map(({ name }) => name)) ??
    findDuplicateName(renamed) ??
    findDuplicateName(offered.map(({ name }) => name));
  if (duplicate) return toProblem("invalid_input", { variants: duplicate });
  if (offered.length === 0)
    return toProblem("invalid_input", { variants: "A drop needs at least one size, or a stock without sizes" });
  const heldVariant = retired.find(({ held }) => held > 0);
  if (heldVariant) return toProblem("conflict", { variants: heldMessage(heldVariant) });
  return { offered, retired, problem: null };
}

function heldMessage({ name, held }: CurrentVariant): string {
  const subject = `${held} of ${name || "this drop"} ${held === 1 ? "is" : "are"}`;
  return `${subject} being paid for now. Try again within 30 minutes, or pause the drop first.`;
}

// A form without sizes sends one count. For a drop with sizes it may repeat their sum but not change it (null).
function toSingleVariantEdit(
  remaining: readonly CurrentVariant[],
  { stock, stockSeen }: ProductChange,
): VariantEdit[] | null {
  const [only, another] = remaining;
  if (stock === undefined) return [];
  if (!only) return [{ name: "", option: "", stock }];
  if (!another) return [{ name: only.name, stock, stockSeen }];
  return stock === (stockSeen ?? remaining.reduce((sum, size) => sum + size.stock, 0)) ? [] : null;
}
