"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { fromLagosField, lagosField } from "@/components/ui/museum-time";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import type { Auction } from "@/lib/auction/contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";

const sentences = { offline: "Network error", otherwise: "It could not be put on the calendar. Please try again." };
const missing = "Please give a day and an hour";

type ScheduleSaleProps = { sale: Pick<Auction, "_id" | "title" | "start" | "end" | "status"> };

/** Puts a sale on the calendar, or moves one that has not opened. */
export function ScheduleSale({ sale: { _id, title, start, end, status } }: ScheduleSaleProps) {
  const router = useRouter();
  const work = useWork();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");

  async function schedule(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const empty = { ...(!typed.start && { start: missing }), ...(!typed.end && { end: missing }) };
    setErrors(empty);
    setProblem("");
    if (!typed.start || !typed.end || !work.begin()) return;
    const times = { start: fromLagosField(typed.start), end: fromLagosField(typed.end) };
    const result = await api.post(deskCalls.actOnSale(_id, "schedule"), times);
    work.end();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      return setProblem(`❌ ${complaintAbout(result, sentences)}`);
    }
    notify.success(`${title} is on the calendar`);
    router.refresh();
  }

  return (
    <form onSubmit={schedule} noValidate className="grid max-w-read gap-4">
      <div className="grid items-start gap-x-gutter gap-y-4 xs:grid-cols-2">
        <TextField
          label="Begins"
          name="start"
          type="datetime-local"
          required
          defaultValue={lagosField(start)}
          error={errors.start}
          hint="By the clock of Lagos. One that has passed opens it at once."
        />
        <TextField
          label="Ends"
          name="end"
          type="datetime-local"
          required
          defaultValue={lagosField(end)}
          error={errors.end}
        />
      </div>
      <Message>{problem}</Message>
      <Button type="submit" className="justify-self-start" busy={work.busy && "Putting it on the calendar…"}>
        {status === "draft" ? "Put it on the calendar" : "Move it"}
      </Button>
    </form>
  );
}
