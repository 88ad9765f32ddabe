import { TextField } from "@/components/ui/field";
import type { PartProps } from "@/components/ui/use-api-form";
import type { AdminOrder } from "@/lib/orders/contracts";
import { getUnitsToShip } from "@/lib/orders/parcels/rules";

/** By order line: how many units go into the parcel. */
export type ParcelQuantities = Record<string, number>;

/** The items of a parcel as the request sends them. */
export const toParcelItems = (quantities: ParcelQuantities) =>
  Object.entries(quantities)
    .map(([item, quantity]) => ({ item, quantity }))
    .filter(({ quantity }) => quantity > 0);

type ParcelItemsFieldProps = PartProps<ParcelQuantities> & { items: AdminOrder["items"] };

/** Chooses how many units of each line go into this parcel. */
export function ParcelItemsField({ items, value, onChange, errorOf }: ParcelItemsFieldProps) {
  const left = items.filter((item) => getUnitsToShip(item) > 0);
  const error = errorOf("");
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-medium text-small">Items in this parcel</legend>
      {left.map((item) => {
        const most = getUnitsToShip(item);
        return (
          <div
            key={item._id}
            className="grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-3 border-line border-t pt-2"
          >
            <span className="wrap-anywhere text-small">
              <b className="font-semibold">{[item.product.name, item.variation].filter(Boolean).join(", ")}</b>
              <span className="block text-muted text-tiny">{most} left to send</span>
            </span>
            <TextField
              label={`How many of ${item.product.name}`}
              hideLabel
              type="number"
              inputMode="numeric"
              min={0}
              max={most}
              placeholder="0"
              value={value[item._id] || ""}
              onChange={({ target }) =>
                onChange({
                  ...value,
                  [item._id]: Math.min(most, Math.max(0, Math.trunc(Number(target.value)) || 0)),
                })
              }
            />
          </div>
        );
      })}
      {error && <p className="font-medium text-danger text-tiny">{error}</p>}
    </fieldset>
  );
}
