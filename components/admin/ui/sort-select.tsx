import { Select } from "@/components/ui/select";

type SortSelectProps = {
  /** The sort orders. The first one is the default. */
  options: readonly (readonly [value: string, label: string])[];
  selected: string | undefined;
};

/** Selects the sort order, as one of the filters, so that it is available on a phone too. */
export function SortSelect({ options, selected }: SortSelectProps) {
  return (
    <Select label="Sort by" name="sort" defaultValue={selected ?? options[0]?.[0]}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

export const ageOptions = [
  ["newest", "Newest first"],
  ["oldest", "Oldest first"],
] as const;
