import type { AdminOrder } from "@/lib/orders/contracts";
import { getUnitsToShip } from "@/lib/orders/parcels/rules";

type Item = AdminOrder["items"][number];

/** A line of the pick list: how many of one product and size to take from the shelf, and for which orders. */
export type PickLine = {
  key: string;
  name: string;
  image: Item["product"]["images"][number] | null;
  quantity: number;
  orders: { number: string; quantity: number; editions: readonly number[] }[];
};

/** What to take from the shelves for these orders, by product and size, in the order of names. */
export function listPicks(orders: readonly Pick<AdminOrder, "number" | "items">[]): PickLine[] {
  const picks = new Map<string, PickLine>();
  for (const { number, items } of orders)
    for (const item of items) {
      const quantity = getUnitsToShip(item);
      if (quantity === 0) continue;
      const key = `${item.product._id}/${item.variation}`;
      const pick = picks.get(key) ?? {
        key,
        name: [item.product.name, item.variation].filter(Boolean).join(", "),
        image: item.product.images[0] ?? null,
        quantity: 0,
        orders: [],
      };
      pick.quantity += quantity;
      pick.orders.push({ number, quantity, editions: item.editions });
      picks.set(key, pick);
    }
  return [...picks.values()].sort((a, b) => a.name.localeCompare(b.name, "en"));
}
