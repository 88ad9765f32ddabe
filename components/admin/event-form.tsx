"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import type { EventDetail } from "@/lib/community/desk-contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";

const incomplete = "Please fill in required fields";
const anHour = 60 * 60 * 1_000;

/** A moment as the field for it writes it: the clock of Lagos, which is an hour ahead all year. */
const onTheClock = (at: string | null | undefined) =>
  at ? new Date(new Date(at).getTime() + anHour).toISOString().slice(0, 16) : "";

/** An event, new or as it stands. */
export function EventForm({ event }: { event: EventDetail | null }) {
  const router = useRouter();
  const work = useWork();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");

  async function save(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const form = submitted.currentTarget;
    const { capacity, ...fields } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    setErrors({});
    if (!fields.title?.trim() || !fields.date) return setProblem(`⚠️ ${incomplete}`);
    if (!work.begin()) return;
    setProblem("");
    const body = { ...fields, capacity: capacity ? Number(capacity) : null, ...(event && { version: event.version }) };
    const result = event ? await api.put(apiPaths.event(event._id), body) : await api.post(apiPaths.events, body);
    work.end();
    if (!result.ok) {
      const otherwise = event ? "Failed to save event" : "Failed to create event";
      setErrors(result.fields ?? {});
      const why = result.fields?.version ? `. ${result.fields.version}` : "";
      return setProblem(`❌ ${complaintAbout(result, { offline: "Network error", otherwise })}${why}`);
    }
    notify.success(event ? "The event is saved" : "The event is announced");
    if (event) router.push(paths.desk("events"));
    else form.reset();
    router.refresh();
  }

  return (
    <form onSubmit={save} noValidate className="grid max-w-read gap-5">
      <TextField label="Title" name="title" required maxLength={140} defaultValue={event?.title} error={errors.title} />
      <Textarea label="Description" name="description" maxLength={4_000} defaultValue={event?.description} />
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        <TextField
          label="Begins"
          name="date"
          type="datetime-local"
          required
          defaultValue={onTheClock(event?.date)}
          error={errors.date}
          hint="By the clock of Lagos."
        />
        <TextField
          label="Ends"
          name="endDate"
          type="datetime-local"
          defaultValue={onTheClock(event?.endDate)}
          error={errors.endDate}
        />
        <TextField label="Place" name="place" maxLength={200} defaultValue={event?.place} />
        <TextField
          label="Seats"
          name="capacity"
          type="number"
          min={1}
          inputMode="numeric"
          defaultValue={event?.capacity ?? ""}
          error={errors.capacity}
          hint="Empty for no limit."
        />
      </div>
      <TextField
        label="Link"
        name="link"
        type="url"
        maxLength={500}
        defaultValue={event?.link ?? ""}
        error={errors.link}
        hint="Told to members of the Circle only."
      />
      <Message>{problem}</Message>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={work.busy && "Saving…"}>
          {event ? "Save event" : "Create event"}
        </Button>
        {event && (
          <ButtonLink href={paths.desk("events")} look="quiet">
            Leave it
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
