import { TextField } from "@/components/ui/field";
import { formatNaira } from "@/lib/platform/money";
import type { AdminOrder } from "@/lib/shop/contracts";
import { piecesLeft, refundOf } from "@/lib/shop/refund-rules";

export type RefundableItem = AdminOrder["items"][number];
/** By the line: which numbers, or, of pieces without numbers, how many. */
export type Chosen = Record<string, { numbers: number[]; count: number }>;

const none = { numbers: [], count: 0 };
const isNumbered = ({ editions }: RefundableItem): boolean => editions.length > 0;
const quantityOf = (item: RefundableItem, chosen: Chosen): number => {
  const { numbers, count } = chosen[item._id] ?? none;
  return isNumbered(item) ? numbers.length : count;
};

/** What the chosen pieces came to, in kobo. */
export const sumOfPieces = (items: readonly RefundableItem[], chosen: Chosen): number =>
  items.reduce((sum, item) => sum + refundOf(item, quantityOf(item, chosen)), 0);

/** The chosen pieces as the call takes them. */
export const toPieces = (items: readonly RefundableItem[], chosen: Chosen) =>
  items
    .map((item) => ({ item: item._id, quantity: quantityOf(item, chosen), numbers: chosen[item._id]?.numbers ?? [] }))
    .filter(({ quantity }) => quantity > 0);

type RefundPiecesProps = { items: readonly RefundableItem[]; chosen: Chosen; choose: (chosen: Chosen) => void };

/** Which pieces a refund is for: a numbered one by its number, the others by how many. */
export function RefundPieces({ items, chosen, choose }: RefundPiecesProps) {
  const change = (item: RefundableItem, to: Partial<Chosen[string]>) =>
    choose({ ...chosen, [item._id]: { ...none, ...chosen[item._id], ...to } });
  const toggle = (item: RefundableItem, number: number) => {
    const { numbers } = chosen[item._id] ?? none;
    change(item, {
      numbers: numbers.includes(number) ? numbers.filter((one) => one !== number) : [...numbers, number],
    });
  };
  const open = items.filter((item) => piecesLeft(item) > 0);
  if (open.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-medium text-small">For which pieces? None, for a sum alone.</legend>
      {open.map((item) => (
        <div key={item._id} className="grid gap-1 border-line border-t pt-2">
          <span className="flex justify-between gap-4 text-small">
            <b className="font-semibold">{[item.product.name, item.variation].filter(Boolean).join(", ")}</b>
            <span className="whitespace-nowrap text-muted">{formatNaira(refundOf(item, 1))}</span>
          </span>
          {isNumbered(item) ? (
            <div className="flex flex-wrap gap-x-5">
              {item.editions.map((number) => (
                <label key={number} className="flex min-h-tap cursor-pointer items-center gap-2 text-small">
                  <input
                    type="checkbox"
                    checked={chosen[item._id]?.numbers.includes(number) ?? false}
                    onChange={() => toggle(item, number)}
                    className="size-5.5 shrink-0 cursor-pointer accent-accent"
                  />
                  No. {number}
                </label>
              ))}
            </div>
          ) : (
            <TextField
              label={`How many of ${piecesLeft(item)}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={piecesLeft(item)}
              className="w-32"
              value={quantityOf(item, chosen) || ""}
              onChange={({ target }) =>
                change(item, { count: Math.min(piecesLeft(item), Math.max(0, Math.trunc(Number(target.value)) || 0)) })
              }
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
