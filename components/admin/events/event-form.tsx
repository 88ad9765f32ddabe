"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { AdminEvent } from "@/lib/events/contracts";
import { RsvpOpeningFields, toInputValue } from "./rsvp-opening-fields";

const incompleteMessage = "Please fill in required fields";

/** Creates or edits an event. */
export function EventForm({ event }: { event: AdminEvent | null }) {
  const router = useRouter();
  const submission = useSubmitting();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");

  async function save(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const form = submitted.currentTarget;
    const {
      capacity,
      isOnline,
      title = "",
      date = "",
      ...fields
    } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    setErrors({});
    if (!title.trim() || !date) return setProblem(`⚠️ ${incompleteMessage}`);
    if (!submission.start()) return;
    setProblem("");
    const body = {
      ...fields,
      title,
      date,
      capacity: capacity ? Number(capacity) : null,
      isOnline: isOnline === "on",
      ...(event && { version: event.version }),
    };
    const result = event ? await api.put(apiPaths.event(event._id), body) : await api.post(apiPaths.events, body);
    submission.finish();
    if (!result.ok) {
      const otherwise = event ? "Failed to save event" : "Failed to create event";
      setErrors(result.fields ?? {});
      const why = result.fields?.version ? `. ${result.fields.version}` : "";
      return setProblem(`❌ ${errorMessage(result, { offline: "Network error", otherwise })}${why}`);
    }
    notify.success(event ? "The event is saved" : "The event is created");
    if (event) router.push(adminPaths.section("events"));
    else form.reset();
    router.refresh();
  }

  return (
    <form onSubmit={save} noValidate className="grid max-w-read gap-5">
      <TextField label="Title" name="title" required maxLength={140} defaultValue={event?.title} error={errors.title} />
      <Textarea label="Description" name="description" maxLength={4_000} defaultValue={event?.description} />
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        <TextField
          label="Starts"
          name="date"
          type="datetime-local"
          required
          defaultValue={toInputValue(event?.date)}
          error={errors.date}
          hint="Lagos time."
        />
        <TextField
          label="Ends"
          name="endDate"
          type="datetime-local"
          defaultValue={toInputValue(event?.endDate)}
          error={errors.endDate}
        />
        <TextField label="Place" name="place" maxLength={200} defaultValue={event?.place} hint="Shown publicly." />
        <TextField
          label="Seats"
          name="capacity"
          type="number"
          min={1}
          inputMode="numeric"
          defaultValue={event?.capacity ?? ""}
          error={errors.capacity}
          hint="Empty for no limit. New seats go to the waiting list."
        />
      </div>
      <Checkbox label="Online event" name="isOnline" defaultChecked={event?.isOnline} />
      <TextField
        label="Address"
        name="door"
        maxLength={500}
        defaultValue={event?.door ?? ""}
        error={errors.door}
        hint="Shown to attendees from a day before the event."
      />
      <TextField
        label="Link"
        name="link"
        type="url"
        maxLength={500}
        defaultValue={event?.link ?? ""}
        error={errors.link}
        hint="Shown to members of the Circle only."
      />
      <RsvpOpeningFields opens={event?.opens ?? null} errors={errors} />
      <Alert>{problem}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={submission.submitting && "Saving…"}>
          {event ? "Save event" : "Create event"}
        </Button>
        {event && (
          <ButtonLink href={adminPaths.section("events")} variant="quiet">
            Cancel
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
