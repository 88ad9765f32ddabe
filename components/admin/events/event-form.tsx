"use client";

import * as z from "zod/mini";
import { cardFormClass, FormSection } from "@/components/admin/ui/form-section";
import { ImageField, type ImageFieldValue } from "@/components/admin/ui/image-field";
import { ImageListField } from "@/components/admin/ui/image-list-field";
import { momentHint } from "@/components/admin/ui/moment-hint";
import { SaveBar } from "@/components/admin/ui/save-bar";
import { useLongForm } from "@/components/admin/ui/use-long-form";
import { useEditConflict } from "@/components/admin/versions/use-edit-conflict";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure, type Message, warning } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/api-client/client";
import { lagosDateTime, optional, required, requiredText, wholeNumber } from "@/lib/core/form-inputs";
import { formatLagosDateTime } from "@/lib/core/lagos-datetime";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { AdminEvent } from "@/lib/events/contracts";
import type { Fields } from "@/lib/versions/contracts";
import { QuestionsField } from "./questions-field";
import { RsvpOpeningFields } from "./rsvp-opening-fields";
import { TicketFields, ticketFormFields, ticketFormValues } from "./ticket-fields";

/** The form of an event; its output is the body of the request. */
const eventForm = z.object({
  title: requiredText("A title is required"),
  description: z.string(),
  date: required(lagosDateTime),
  endDate: optional(lagosDateTime),
  place: z.string(),
  capacity: optional(wholeNumber),
  isOnline: z.boolean(),
  door: z.string(),
  link: z.string(),
  artwork: z.string(),
  image: z.custom<ImageFieldValue>(),
  collectorsFrom: optional(lagosDateTime),
  yearlyFrom: optional(lagosDateTime),
  monthlyFrom: optional(lagosDateTime),
  everyoneFrom: optional(lagosDateTime),
  rsvpUntil: optional(lagosDateTime),
  ...ticketFormFields,
});

const toFormValues = (event: AdminEvent | null): z.input<typeof eventForm> => ({
  title: event?.title ?? "",
  description: event?.description ?? "",
  date: formatLagosDateTime(event?.date ?? null),
  endDate: formatLagosDateTime(event?.endDate ?? null),
  place: event?.place ?? "",
  capacity: String(event?.capacity ?? ""),
  isOnline: event?.isOnline ?? false,
  door: event?.door ?? "",
  link: event?.link ?? "",
  artwork: event?.artwork ?? "",
  image: event?.image ?? null,
  collectorsFrom: formatLagosDateTime(event?.opens.collectors ?? null),
  yearlyFrom: formatLagosDateTime(event?.opens.yearly ?? null),
  monthlyFrom: formatLagosDateTime(event?.opens.monthly ?? null),
  everyoneFrom: formatLagosDateTime(event?.opens.everyone ?? null),
  rsvpUntil: formatLagosDateTime(event?.rsvpUntil ?? null),
  ...ticketFormValues(event),
});

type EventFormProps = {
  event: AdminEvent | null;
  fields?: Fields;
  /** The works that the event's page can show. */
  artworks: readonly { slug: string; title: string }[];
};

/** Creates or edits an event. */
export function EventForm({ event, fields = {}, artworks }: EventFormProps) {
  const afterSave = {
    errors: { offline: "Network error", otherwise: event ? "Failed to save event" : "Failed to create event" },
    toast: event ? "The event is saved" : "The event is created",
    goTo: adminPaths.section("events"),
  };
  const edits = useEditConflict({
    kind: "event",
    base: fields,
    version: event?.version ?? 0,
    send: (body: z.output<typeof eventForm>, version) =>
      api.put(apiPaths.event(event?._id ?? ""), { ...body, version }),
    ...afterSave,
  });
  const form = useLongForm({
    schema: eventForm,
    defaultValues: toFormValues(event),
    send: (body) => (event ? edits.save(body) : api.post(apiPaths.events, body)),
    ...afterSave,
    onError: edits.onError,
    refresh: true,
    onInvalid: (): Message => {
      const { title, date } = form.getValues();
      return title.trim() && date
        ? failure("Please check the marked fields.")
        : warning("Please fill in required fields");
    },
  });

  return (
    <>
      <Form onSubmit={form.onSubmit} className={cardFormClass}>
        <FormSection name="Event">
          <TextField label="Title" required maxLength={140} {...form.field("title")} />
          <Textarea label="Description" maxLength={4_000} {...form.field("description")} />
          <Select label="Artwork on its page" {...form.field("artwork")}>
            <option value="">Any</option>
            {artworks.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </Select>
          <ImageField shape="work" name="Picture instead of the artwork" {...form.part("image")} />
        </FormSection>
        <FormSection name="Time and seats">
          <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
            <TextField
              label="Starts"
              type="datetime-local"
              required
              hint={momentHint(form.watch("date"))}
              {...form.field("date")}
            />
            <TextField
              label="Ends"
              type="datetime-local"
              hint={momentHint(form.watch("endDate"))}
              {...form.field("endDate")}
            />
            <TextField
              label="Seats"
              type="number"
              min={1}
              inputMode="numeric"
              hint="Leave empty for no limit. New seats go to the waiting list."
              {...form.field("capacity")}
            />
          </div>
        </FormSection>
        <FormSection name="Location">
          <TextField label="Place" maxLength={200} hint="Shown publicly." {...form.field("place")} />
          <Checkbox label="Online event" {...form.field("isOnline")} />
          <TextField
            label="Address"
            maxLength={500}
            hint="Shown to attendees from a day before the event."
            {...form.field("door")}
          />
          <TextField
            label="Link"
            type="url"
            maxLength={500}
            hint="Shown to members of the Circle; to guests with a seat instead if the event is paid or has a code."
            {...form.field("link")}
          />
        </FormSection>
        <RsvpOpeningFields field={form.field} />
        <TicketFields field={form.field} />
        <QuestionsField {...form.part("questions")} />
        <FormSection name="Afterwards">
          <Textarea
            label="How it was"
            rows={5}
            maxLength={6_000}
            hint="Shown on the event’s page when it is over."
            {...form.field("recap")}
          />
          <ImageListField
            uploadPath={adminApiPaths.eventPicture}
            hint="JPEG, PNG, WebP or AVIF, up to 4 MB. Shown when the event is over, with the alternative text below."
            {...form.part("pictures")}
          />
        </FormSection>
        <SaveBar unsaved={form.unsaved} message={form.message} cancelHref={adminPaths.section("events")}>
          <Button type="submit" loading={form.busy && "Saving…"}>
            {event ? "Save event" : "Create event"}
          </Button>
        </SaveBar>
      </Form>
      {edits.dialog}
    </>
  );
}
