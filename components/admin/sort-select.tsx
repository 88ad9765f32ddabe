import { Select } from "@/components/ui/select";

type SortSelectProps = {
  /** What stands first in each order; the first one is the order in which the desk opens. */
  orders: readonly (readonly [value: string, words: string])[];
  chosen: string | undefined;
};

/** In which order a list stands: among its filters, where a telephone has it too. */
export function SortSelect({ orders, chosen }: SortSelectProps) {
  return (
    <Select label="Order" name="sort" defaultValue={chosen ?? orders[0]?.[0]}>
      {orders.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  );
}

export const byAge = [
  ["newest", "Newest first"],
  ["oldest", "Oldest first"],
] as const;
