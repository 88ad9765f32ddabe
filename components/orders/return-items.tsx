"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import type { PartProps } from "@/components/ui/use-api-form";
import type { Order } from "@/lib/orders/contracts";
import { getRefundableUnits } from "@/lib/orders/refunds/rules";
import type { ReturnedItem } from "@/lib/orders/return-contracts";

export type ReturnableItem = Order["items"][number];

type ReturnItemsProps = PartProps<readonly ReturnedItem[]> & { items: readonly ReturnableItem[] };

const nameOf = ({ product, variation }: ReturnableItem): string => [product.name, variation].filter(Boolean).join(", ");

/** Chooses the units to return: numbered ones by number, others by count. */
export function ReturnItems({ items, value, onChange, errorOf }: ReturnItemsProps) {
  const error = errorOf("");
  const chosen = (id: string) => value.find(({ item }) => item === id) ?? { item: id, quantity: 0, numbers: [] };
  const set = (next: ReturnedItem) =>
    onChange([...value.filter(({ item }) => item !== next.item), ...(next.quantity > 0 ? [next] : [])]);
  const toggle = (item: ReturnableItem, number: number) => {
    const { numbers } = chosen(item._id);
    const next = numbers.includes(number) ? numbers.filter((one) => one !== number) : [...numbers, number];
    set({ item: item._id, quantity: next.length, numbers: next });
  };
  return (
    <fieldset className="grid gap-1" aria-describedby={error && "return-items-error"}>
      <legend className="pb-1 font-medium text-small">What do you want to return?</legend>
      {items.map((item) => {
        const units = getRefundableUnits(item);
        const name = nameOf(item);
        if (item.editions.length > 0)
          return item.editions.map((number) => (
            <Checkbox
              key={`${item._id} ${number}`}
              label={`${name}, No. ${number}`}
              checked={chosen(item._id).numbers.includes(number)}
              onChange={() => toggle(item, number)}
            />
          ));
        if (units === 1)
          return (
            <Checkbox
              key={item._id}
              label={name}
              checked={chosen(item._id).quantity === 1}
              onChange={({ target }) => set({ item: item._id, quantity: target.checked ? 1 : 0, numbers: [] })}
            />
          );
        return (
          <TextField
            key={item._id}
            label={`${name}: how many of ${units}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={units}
            className="w-64 max-w-full py-2"
            value={chosen(item._id).quantity || ""}
            onChange={({ target }) => {
              const quantity = Math.min(units, Math.max(0, Math.trunc(Number(target.value)) || 0));
              set({ item: item._id, quantity, numbers: [] });
            }}
          />
        );
      })}
      {error && (
        <p id="return-items-error" className="font-medium text-danger text-tiny">
          {error}
        </p>
      )}
    </fieldset>
  );
}
