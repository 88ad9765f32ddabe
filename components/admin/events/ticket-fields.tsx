import * as z from "zod/mini";
import { FormSection } from "@/components/admin/ui/form-section";
import type { ImageValues } from "@/components/admin/ui/image-list-field";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import type { FieldProps } from "@/components/ui/use-api-form";
import { naira, optional, required, wholeNumber } from "@/lib/core/form-inputs";
import type { AdminEvent } from "@/lib/events/contracts";
import { type EventQuestion, MOST_SEATS } from "@/lib/events/ticket-contracts";

/** An empty price is free. */
const price = z.pipe(
  optional(naira),
  z.transform((amount) => amount ?? 0),
);

/** The part of the event form about tickets. */
export const ticketFormFields = {
  everyonePrice: price,
  monthlyPrice: price,
  yearlyPrice: price,
  collectorPrice: price,
  refundHours: optional(wholeNumber),
  maxSeats: required(wholeNumber),
  isHidden: z.boolean(),
  accessCode: z.string(),
  questions: z.custom<EventQuestion[]>(),
  recap: z.string(),
  pictures: z.custom<ImageValues[]>(),
};

const priceText = (amount: number | undefined) => (amount ? String(amount) : "");

export const ticketFormValues = (event: AdminEvent | null) => ({
  everyonePrice: priceText(event?.prices.everyone),
  monthlyPrice: priceText(event?.prices.monthly),
  yearlyPrice: priceText(event?.prices.yearly),
  collectorPrice: priceText(event?.prices.collectors),
  refundHours: event ? String(event.refundHours ?? "") : "24",
  maxSeats: String(event?.maxSeats ?? 1),
  isHidden: event?.isHidden ?? false,
  accessCode: event?.accessCode ?? "",
  questions: event?.questions ?? [],
  recap: event?.recap ?? "",
  pictures: event?.pictures ?? [],
});

const priceFields = [
  ["everyonePrice", "Everyone"],
  ["monthlyPrice", "Monthly members"],
  ["yearlyPrice", "Annual members"],
  ["collectorPrice", "Collectors"],
] as const;

type TicketField = (typeof priceFields)[number][0] | "refundHours" | "maxSeats" | "isHidden" | "accessCode";

/** Prices by plan, the refund rule, and who finds the event. */
export function TicketFields({ field }: { field: (name: TicketField) => FieldProps }) {
  return (
    <>
      <FormSection name="Tickets">
        <p className="text-muted text-small">
          Prices in naira. Leave a price empty if the seat is free. A plan never pays more than the one above it. New
          prices do not change seats that are paid for or being paid for.
        </p>
        <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
          {priceFields.map(([name, label]) => (
            <TextField key={name} label={label} inputMode="decimal" autoComplete="off" {...field(name)} />
          ))}
        </div>
        <TextField
          label="Refund until, in hours before the start"
          type="number"
          min={0}
          inputMode="numeric"
          hint="Guests who cancel earlier get all of it back, later nothing. Leave empty for no refunds. If you cancel the event, everyone is refunded."
          {...field("refundHours")}
        />
        <TextField
          label="Seats per person"
          type="number"
          min={1}
          max={MOST_SEATS}
          inputMode="numeric"
          hint={`How many one person can take, 1 to ${MOST_SEATS}. With more than one, guests bring companions; each seat costs what the guest’s plan pays.`}
          {...field("maxSeats")}
        />
      </FormSection>
      <FormSection name="Who can come">
        <Checkbox
          label="Hidden event"
          hint="It is in no list and no search. Send people its link."
          {...field("isHidden")}
        />
        <TextField
          label="Access code"
          maxLength={40}
          autoComplete="off"
          hint="If you set one, nobody gets a seat without it. Capital and small letters are the same."
          {...field("accessCode")}
        />
      </FormSection>
    </>
  );
}
