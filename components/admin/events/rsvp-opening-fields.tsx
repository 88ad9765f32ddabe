import { FormSection } from "@/components/admin/ui/form-section";
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
    <FormSection
      name="RSVP opening times"
      hint="Leave all empty to open for everyone at once. If you set a time for a plan, set one for every lower plan too."
    >
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        {planFields.map(([name, label]) => (
          <TextField key={name} label={label} type="datetime-local" {...field(name)} />
        ))}
      </div>
    </FormSection>
  );
}
