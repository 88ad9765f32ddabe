"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { fromLagosInput, toLagosInput } from "@/components/ui/lagos-time";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import type { Auction } from "@/lib/auctions/contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const errorMessages = { offline: "Network error", otherwise: "The auction could not be scheduled. Please try again." };
const requiredMessage = "Enter a date and time";

type ScheduleAuctionProps = { auction: Pick<Auction, "_id" | "title" | "start" | "end" | "status"> };

/** Schedules an auction, or moves one that has not opened. */
export function ScheduleAuction({ auction: { _id, title, start, end, status } }: ScheduleAuctionProps) {
  const router = useRouter();
  const submission = useSubmitting();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");

  async function schedule(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const empty = { ...(!typed.start && { start: requiredMessage }), ...(!typed.end && { end: requiredMessage }) };
    setErrors(empty);
    setProblem("");
    if (!typed.start || !typed.end || !submission.start()) return;
    const times = { start: fromLagosInput(typed.start), end: fromLagosInput(typed.end) };
    const result = await api.post(adminApiPaths.auctionAction(_id, "schedule"), times);
    submission.finish();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      return setProblem(`❌ ${errorMessage(result, errorMessages)}`);
    }
    notify.success(`${title} is scheduled`);
    router.refresh();
  }

  return (
    <form onSubmit={schedule} noValidate className="grid max-w-read gap-4">
      <div className="grid items-start gap-x-gutter gap-y-4 xs:grid-cols-2">
        <TextField
          label="Starts"
          name="start"
          type="datetime-local"
          required
          defaultValue={toLagosInput(start)}
          error={errors.start}
          hint="Lagos time. A time in the past opens it at once."
        />
        <TextField
          label="Ends"
          name="end"
          type="datetime-local"
          required
          defaultValue={toLagosInput(end)}
          error={errors.end}
        />
      </div>
      <Alert>{problem}</Alert>
      <Button type="submit" className="justify-self-start" loading={submission.submitting && "Saving…"}>
        {status === "draft" ? "Schedule" : "Reschedule"}
      </Button>
    </form>
  );
}
