import type { Order } from "@/lib/orders/contracts";
import type { Parcel } from "@/lib/orders/parcels/contracts";

/** The counts of an order line that say what is left to ship. */
export type UnitCounts = { quantity: number; refunded: number; shipped: number };

/** How many units of a line are left to ship. A refund counts against them first. The SQL function `shop_ship_order` decides the same. */
export const getUnitsToShip = ({ quantity, refunded, shipped }: UnitCounts): number =>
  Math.max(0, quantity - refunded - shipped);

/** What a parcel of an order holds: the lines of the order with the quantity in this parcel. */
export function listParcelItems<Item extends { _id: string }>(
  { items }: { items: readonly Item[] },
  parcel: Parcel,
): { item: Item; quantity: number }[] {
  return parcel.items.flatMap(({ item: id, quantity }) => {
    const item = items.find(({ _id }) => _id === id);
    return item ? [{ item, quantity }] : [];
  });
}

/** Whether an order goes out in more than one parcel, as far as it is known. */
export const isSplit = ({ parcels, status }: Pick<Order, "parcels" | "status">): boolean =>
  parcels.length > (status === "pending" ? 0 : 1);

/** The lines of a packing slip: what is left to ship, or everything that was not refunded once nothing is left. */
export function listUnitsToPack<Item extends UnitCounts>(items: readonly Item[]): { item: Item; quantity: number }[] {
  const left = items.map((item) => ({ item, quantity: getUnitsToShip(item) })).filter(({ quantity }) => quantity > 0);
  if (left.length > 0) return left;
  return items
    .map((item) => ({ item, quantity: item.quantity - item.refunded }))
    .filter(({ quantity }) => quantity > 0);
}
