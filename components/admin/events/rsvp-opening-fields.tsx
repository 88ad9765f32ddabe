import { FormSection } from "@/components/admin/ui/form-section";
import { TextField } from "@/components/ui/field";
import type { FieldProps } from "@/components/ui/use-api-form";

const planFields = [
  ["collectorsFrom", "Collectors from"],
  ["yearlyFrom", "Annual members from"],
  ["monthlyFrom", "Monthly members from"],
  ["everyoneFrom", "Everyone from"],
] as const;

type RsvpOpeningFieldsProps = { field: (name: (typeof planFields)[number][0] | "rsvpUntil") => FieldProps };

/** When RSVPs open for each plan, staggered or all together, and when they end. */
export function RsvpOpeningFields({ field }: RsvpOpeningFieldsProps) {
  return (
    <FormSection
      name="RSVP times"
      hint="Leave the opening times empty to open for everyone now. If you set a time for a plan, set one for every lower plan too."
    >
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        {planFields.map(([name, label]) => (
          <TextField key={name} label={label} type="datetime-local" {...field(name)} />
        ))}
        <TextField
          label="Reservations until"
          type="datetime-local"
          hint="Leave empty for until the event is over. The waiting list still gets seats that become free."
          {...field("rsvpUntil")}
        />
      </div>
    </FormSection>
  );
}
