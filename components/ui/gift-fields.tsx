import { TextField } from "./field";
import { Textarea } from "./textarea";
import type { FieldProps } from "./use-api-form";

type GiftDeliveryFieldsProps = {
  message: FieldProps;
  maxMessage: number;
  sendOn: FieldProps;
  /** The first and the last day that can be chosen. */
  days: { first: string; last: string };
  /** The email address of a visitor, for the receipt; null for an account. */
  email: FieldProps | null;
};

/** When a gift is emailed, with which message, and where the receipt goes. */
export function GiftDeliveryFields({ message, maxMessage, sendOn, days, email }: GiftDeliveryFieldsProps) {
  return (
    <>
      <Textarea
        label="Message (optional)"
        className="col-span-full"
        maxLength={maxMessage}
        hint={`At most ${maxMessage} characters.`}
        {...message}
      />
      <TextField
        label="Send it on"
        type="date"
        min={days.first}
        max={days.last}
        required
        hint="Today or any day within a year, Lagos time."
        {...sendOn}
      />
      {email && (
        <TextField
          label="Your email"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="The receipt goes there."
          required
          {...email}
        />
      )}
    </>
  );
}

/** The code of a gift, from its email. */
export const GiftCodeField = (code: FieldProps) => (
  <TextField
    label="Code"
    required
    maxLength={60}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    hint="16 letters and digits, from the email."
    {...code}
  />
);
