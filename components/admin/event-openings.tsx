import { TextField } from "@/components/ui/field";
import type { Opens } from "@/lib/community/event-contracts";

const anHour = 60 * 60 * 1_000;

/** A moment as the field for it writes it: the clock of Lagos, which is an hour ahead all year. */
export const onTheClock = (at: string | null | undefined) =>
  at ? new Date(new Date(at).getTime() + anHour).toISOString().slice(0, 16) : "";

const circles = [
  ["collectorsFrom", "Collectors from", "collectors"],
  ["yearlyFrom", "Annual members from", "yearly"],
  ["monthlyFrom", "Monthly members from", "monthly"],
  ["everyoneFrom", "Everyone from", "everyone"],
] as const;

/** From when each circle may have a seat; one after another, or all at once. */
export function EventOpenings({ opens, errors }: { opens: Opens | null; errors: Record<string, string> }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 font-medium">Who may take a seat first</legend>
      <p className="text-muted text-small">
        All four empty, and everybody may at once. A circle that has a moment is followed by all those under it.
      </p>
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        {circles.map(([name, label, circle]) => (
          <TextField
            key={name}
            label={label}
            name={name}
            type="datetime-local"
            defaultValue={onTheClock(opens?.[circle])}
            error={errors[name]}
          />
        ))}
      </div>
    </fieldset>
  );
}
