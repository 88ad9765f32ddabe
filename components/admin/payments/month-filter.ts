import { formatMonth } from "@/components/admin/payments/month-name";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { addToMonth } from "@/lib/core/lagos-datetime";

type MonthFilterProps = {
  label: string;
  name: string;
  /** The current month, the selected one, and the one without a parameter in the URL. */
  now: string;
  selected: string;
  otherwise: string;
};

/** A choice of the last 24 months. */
export function monthFilter({ label, name, now, selected, otherwise }: MonthFilterProps): ListFilter {
  const recent = Array.from({ length: 24 }, (_, index) => addToMonth(now, -index));
  const months = recent.includes(selected) ? recent : [...recent, selected];
  return {
    kind: "select",
    name,
    label,
    options: months.map((month) => [month === otherwise ? "" : month, formatMonth(month)] as const),
  };
}
