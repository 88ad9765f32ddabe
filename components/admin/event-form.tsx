"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import type { DeskEvent } from "@/lib/community/event-contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { deskPaths } from "@/lib/platform/desk-paths";
import { EventOpenings, onTheClock } from "./event-openings";

const incomplete = "Please fill in required fields";

/** An event, new or as it stands. */
export function EventForm({ event }: { event: DeskEvent | null }) {
  const router = useRouter();
  const work = useWork();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");

  async function save(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const form = submitted.currentTarget;
    const { capacity, isOnline, ...fields } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    setErrors({});
    if (!fields.title?.trim() || !fields.date) return setProblem(`⚠️ ${incomplete}`);
    if (!work.begin()) return;
    setProblem("");
    const body = {
      ...fields,
      capacity: capacity ? Number(capacity) : null,
      isOnline: isOnline === "on",
      ...(event && { version: event.version }),
    };
    const result = event ? await api.put(apiPaths.event(event._id), body) : await api.post(apiPaths.events, body);
    work.end();
    if (!result.ok) {
      const otherwise = event ? "Failed to save event" : "Failed to create event";
      setErrors(result.fields ?? {});
      const why = result.fields?.version ? `. ${result.fields.version}` : "";
      return setProblem(`❌ ${complaintAbout(result, { offline: "Network error", otherwise })}${why}`);
    }
    notify.success(event ? "The event is saved" : "The event is announced");
    if (event) router.push(deskPaths.desk("events"));
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
        <TextField
          label="Place"
          name="place"
          maxLength={200}
          defaultValue={event?.place}
          hint="For everybody to read."
        />
        <TextField
          label="Seats"
          name="capacity"
          type="number"
          min={1}
          inputMode="numeric"
          defaultValue={event?.capacity ?? ""}
          error={errors.capacity}
          hint="Empty for no limit. New seats go to whoever waits."
        />
      </div>
      <Checkbox label="It takes place on the wire" name="isOnline" defaultChecked={event?.isOnline} />
      <TextField
        label="Door"
        name="door"
        maxLength={500}
        defaultValue={event?.door ?? ""}
        error={errors.door}
        hint="The street and the door: told to those who have a seat, from a day before."
      />
      <TextField
        label="Link"
        name="link"
        type="url"
        maxLength={500}
        defaultValue={event?.link ?? ""}
        error={errors.link}
        hint="Told to members of the Circle only."
      />
      <EventOpenings opens={event?.opens ?? null} errors={errors} />
      <Message>{problem}</Message>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={work.busy && "Saving…"}>
          {event ? "Save event" : "Create event"}
        </Button>
        {event && (
          <ButtonLink href={deskPaths.desk("events")} look="quiet">
            Leave it
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
