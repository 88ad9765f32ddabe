import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { formatNaira, toKobo } from "@/lib/core/money";
import { seatCount } from "@/lib/events/rules";
import type { EventQuestion, GuestResponses, RsvpBody } from "@/lib/events/ticket-contracts";

/** The most seats that can be taken, and what one costs, in naira. */
export type SeatChoice = { most: number; price: number };

type RsvpFieldsProps = {
  choice?: SeatChoice;
  questions: readonly EventQuestion[];
  hasCode?: boolean;
  responses?: GuestResponses;
  /** By the names of the fields. */
  errors: Readonly<Record<string, string>>;
};

/** "3 seats, ₦15,000". */
const optionText = (seats: number, price: number) =>
  `${seatCount(seats)}${price > 0 ? `, ${formatNaira(toKobo(price * seats))}` : ""}`;

/** The number of seats with its price, the code and the questions of an event. The names are those of the request, so that the form also works without JavaScript. */
export function RsvpFields({ choice, questions, hasCode = false, responses = {}, errors }: RsvpFieldsProps) {
  return (
    <>
      {choice && choice.most > 1 && (
        <Select
          label="How many seats?"
          name="quantity"
          defaultValue="1"
          hint="One is yours. You get a ticket for each of the others, and can name their guests or send them their tickets."
          error={errors.quantity}
        >
          {Array.from({ length: choice.most }, (_, index) => index + 1).map((seats) => (
            <option key={seats} value={seats}>
              {optionText(seats, choice.price)}
            </option>
          ))}
        </Select>
      )}
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
export function readRsvpFields(form: FormData): RsvpBody {
  const responses: GuestResponses = {};
  for (const [name, value] of form)
    if (name.startsWith("responses.") && typeof value === "string") responses[name.slice("responses.".length)] = value;
  const code = form.get("code");
  return { quantity: Number(form.get("quantity") ?? 1), code: typeof code === "string" ? code : "", responses };
}
