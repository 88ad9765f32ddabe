import { formatMonth } from "@/components/admin/payments/month-name";
import { Select } from "@/components/ui/select";
import { addToMonth } from "@/lib/core/lagos-datetime";

type MonthSelectProps = {
  label: string;
  name: string;
  /** The current month, and the selected one. */
  now: string;
  selected: string;
};

/** A choice of the last 24 months. */
export function MonthSelect({ label, name, now, selected }: MonthSelectProps) {
  const recent = Array.from({ length: 24 }, (_, index) => addToMonth(now, -index));
  const months = recent.includes(selected) ? recent : [...recent, selected];
  return (
    <Select label={label} name={name} defaultValue={selected}>
      {months.map((month) => (
        <option key={month} value={month}>
          {formatMonth(month)}
        </option>
      ))}
    </Select>
  );
}
