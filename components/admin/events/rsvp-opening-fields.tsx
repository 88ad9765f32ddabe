import { TextField } from "@/components/ui/field";
import type { FieldProps } from "@/components/ui/use-api-form";

const planFields = [
  ["collectorsFrom", "Collectors from"],
  ["yearlyFrom", "Annual members from"],
  ["monthlyFrom", "Monthly members from"],
  ["everyoneFrom", "Everyone from"],
] as const;

type RsvpOpeningFieldsProps = { field: (name: (typeof planFields)[number][0]) => FieldProps };

/** When RSVPs open for each plan: staggered, or all at once. */
export function RsvpOpeningFields({ field }: RsvpOpeningFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 font-medium">RSVP opening times</legend>
      <p className="text-muted text-small">
        Leave all empty to open for everyone at once. If you set a time for a plan, set one for every lower plan too.
      </p>
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        {planFields.map(([name, label]) => (
          <TextField key={name} label={label} type="datetime-local" {...field(name)} />
        ))}
      </div>
    </fieldset>
  );
}
