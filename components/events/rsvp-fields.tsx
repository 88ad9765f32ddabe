import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { EventQuestion, GuestResponses } from "@/lib/events/ticket-contracts";

type RsvpFieldsProps = {
  questions: readonly EventQuestion[];
  hasCode?: boolean;
  responses?: GuestResponses;
  /** By the names of the fields. */
  errors: Readonly<Record<string, string>>;
};

/** The code and the questions of an event. The names are those of the request, so that the form also works without JavaScript. */
export function RsvpFields({ questions, hasCode = false, responses = {}, errors }: RsvpFieldsProps) {
  return (
    <>
      {hasCode && (
        <TextField
          label="Access code"
          name="code"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="It is in your invitation."
          error={errors.code}
        />
      )}
      {questions.map(({ id, label, options, required }) => {
        const field = {
          name: `responses.${id}`,
          label: required ? label : `${label} (optional)`,
          required,
          defaultValue: responses[id] ?? "",
          error: errors[`responses.${id}`],
        };
        if (options.length === 0) return <TextField key={id} {...field} maxLength={500} />;
        return (
          <Select key={id} {...field}>
            <option value="">Please choose</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </Select>
        );
      })}
    </>
  );
}

/** The responses of a form with these fields. */
export function readRsvpFields(form: FormData): { code: string; responses: GuestResponses } {
  const responses: GuestResponses = {};
  for (const [name, value] of form)
    if (name.startsWith("responses.") && typeof value === "string") responses[name.slice("responses.".length)] = value;
  const code = form.get("code");
  return { code: typeof code === "string" ? code : "", responses };
}
