"use client";

import * as z from "zod/mini";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import type { Auction } from "@/lib/auctions/contracts";
import { lagosDateTime, required } from "@/lib/core/form-inputs";
import { formatLagosDateTime } from "@/lib/core/lagos-datetime";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const errors = { offline: "Network error", otherwise: "The auction could not be scheduled. Please try again." };
const scheduleForm = z.object({ start: required(lagosDateTime), end: required(lagosDateTime) });

type ScheduleAuctionProps = { auction: Pick<Auction, "_id" | "title" | "start" | "end" | "status"> };

/** Schedules an auction, or moves one that has not opened. */
export function ScheduleAuction({ auction: { _id, title, start, end, status } }: ScheduleAuctionProps) {
  const form = useApiForm({
    schema: scheduleForm,
    defaultValues: { start: formatLagosDateTime(start), end: formatLagosDateTime(end) },
    send: (times) => api.post(adminApiPaths.auctionAction(_id, "schedule"), times),
    errors,
    toast: `${title} is scheduled`,
    refresh: true,
  });

  return (
    <Form onSubmit={form.onSubmit} className="grid gap-5">
      <div className="grid items-start gap-x-gutter gap-y-4 xs:grid-cols-2">
        <TextField
          label="Starts"
          type="datetime-local"
          required
          hint="Lagos time. A time in the past opens it at once."
          {...form.field("start")}
        />
        <TextField label="Ends" type="datetime-local" required {...form.field("end")} />
      </div>
      <FormMessage message={form.message} />
      <Button type="submit" className="justify-self-start" loading={form.busy && "Saving…"}>
        {status === "draft" ? "Schedule" : "Reschedule"}
      </Button>
    </Form>
  );
}
