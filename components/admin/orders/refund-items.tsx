import { TextField } from "@/components/ui/field";
import type { PartProps } from "@/components/ui/use-api-form";
import { formatNaira } from "@/lib/core/money";
import type { AdminOrder } from "@/lib/orders/contracts";
import { getRefundAmount, getRefundableUnits } from "@/lib/orders/refunds/rules";

export type RefundableItem = AdminOrder["items"][number];
/** By order line: the edition numbers, or the count of items without numbers. */
export type SelectedItems = Record<string, { numbers: number[]; count: number }>;

const emptySelection = { numbers: [], count: 0 };
const isNumbered = ({ editions }: RefundableItem): boolean => editions.length > 0;
const selectedQuantity = (item: RefundableItem, selected: SelectedItems): number => {
  const { numbers, count } = selected[item._id] ?? emptySelection;
  return isNumbered(item) ? numbers.length : count;
};

/** The price of the selected items, in kobo. */
export const selectedTotal = (items: readonly RefundableItem[], selected: SelectedItems): number =>
  items.reduce((sum, item) => sum + getRefundAmount(item, selectedQuantity(item, selected)), 0);

/** The selected items as the request sends them. */
export const toRefundItems = (items: readonly RefundableItem[], selected: SelectedItems) =>
  items
    .map((item) => ({
      item: item._id,
      quantity: selectedQuantity(item, selected),
      numbers: selected[item._id]?.numbers ?? [],
    }))
    .filter(({ quantity }) => quantity > 0);

type RefundItemsProps = Omit<PartProps<SelectedItems>, "errorOf"> & { items: readonly RefundableItem[] };

/** Selects the items to refund: numbered ones by number, others by count. */
export function RefundItems({ items, value: selected, onChange }: RefundItemsProps) {
  const change = (item: RefundableItem, to: Partial<SelectedItems[string]>) =>
    onChange({ ...selected, [item._id]: { ...emptySelection, ...selected[item._id], ...to } });
  const toggle = (item: RefundableItem, number: number) => {
    const { numbers } = selected[item._id] ?? emptySelection;
    change(item, {
      numbers: numbers.includes(number) ? numbers.filter((one) => one !== number) : [...numbers, number],
    });
  };
  const open = items.filter((item) => getRefundableUnits(item) > 0);
  if (open.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-medium text-small">Items (none to refund an amount only)</legend>
      {open.map((item) => (
        <div key={item._id} className="grid gap-1 border-line border-t pt-2">
          <span className="flex justify-between gap-4 text-small">
            <b className="font-semibold">{[item.product.name, item.variation].filter(Boolean).join(", ")}</b>
            <span className="whitespace-nowrap text-muted">{formatNaira(getRefundAmount(item, 1))}</span>
          </span>
          {isNumbered(item) ? (
            <div className="flex flex-wrap gap-x-5">
              {item.editions.map((number) => (
                <label key={number} className="flex min-h-tap cursor-pointer items-center gap-2 text-small">
                  <input
                    type="checkbox"
                    checked={selected[item._id]?.numbers.includes(number) ?? false}
                    onChange={() => toggle(item, number)}
                    className="size-5.5 shrink-0 cursor-pointer accent-accent"
                  />
                  No. {number}
                </label>
              ))}
            </div>
          ) : (
            <TextField
              label={`How many of ${getRefundableUnits(item)}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={getRefundableUnits(item)}
              className="w-32"
              value={selectedQuantity(item, selected) || ""}
              onChange={({ target }) =>
                change(item, {
                  count: Math.min(getRefundableUnits(item), Math.max(0, Math.trunc(Number(target.value)) || 0)),
                })
              }
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
