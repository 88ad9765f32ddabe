import { TextField } from "@/components/ui/field";
import type { OpeningTimes } from "@/lib/events/contracts";

const hourMs = 60 * 60 * 1_000;

/** A moment as the value of a datetime-local field, in Lagos time (UTC+1 all year). */
export const toInputValue = (at: string | null | undefined) =>
  at ? new Date(new Date(at).getTime() + hourMs).toISOString().slice(0, 16) : "";

const planFields = [
  ["collectorsFrom", "Collectors from", "collectors"],
  ["yearlyFrom", "Annual members from", "yearly"],
  ["monthlyFrom", "Monthly members from", "monthly"],
  ["everyoneFrom", "Everyone from", "everyone"],
] as const;

/** When RSVPs open for each plan: staggered, or all at once. */
export function RsvpOpeningFields({ opens, errors }: { opens: OpeningTimes | null; errors: Record<string, string> }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 font-medium">RSVP opening times</legend>
      <p className="text-muted text-small">
        Leave all empty to open for everyone at once. If you set a time for a plan, set one for every lower plan too.
      </p>
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        {planFields.map(([name, label, circle]) => (
          <TextField
            key={name}
            label={label}
            name={name}
            type="datetime-local"
            defaultValue={toInputValue(opens?.[circle])}
            error={errors[name]}
          />
        ))}
      </div>
    </fieldset>
  );
}
