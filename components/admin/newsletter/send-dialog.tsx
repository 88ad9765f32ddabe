"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import * as z from "zod/mini";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { notify } from "@/components/ui/toast";
import { useApiForm } from "@/components/ui/use-api-form";
import { type ApiResult, api } from "@/lib/api-client/client";
import { lagosDateTime, required } from "@/lib/core/form-inputs";
import { formatLagosDateTime, formatLagosMoment } from "@/lib/core/lagos-datetime";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { people } from "./issue-labels";

/** What is confirmed: the saved version, to how many and who. */
export type Confirmation = { version: number; recipients: number; who: string };

type SendDialogProps = {
  id: string;
  subject: string;
  confirmation: Confirmation | null;
  scheduledAt: string | null;
  /** The number of recipients has changed since it was shown. */
  onRecount: (recipients: number) => void;
  onClose: () => void;
};

const errors = { offline: "Network error", otherwise: "The newsletter was not sent." };

/** Sends an issue now to the number that is shown, or schedules it. */
export function SendDialog({ id, subject, confirmation, scheduledAt, onRecount, onClose }: SendDialogProps) {
  return (
    <AdminDialog
      open={confirmation !== null}
      onClose={onClose}
      title={scheduledAt ? "Change the schedule" : "Send newsletter"}
    >
      {confirmation && (
        <>
          <p>
            “{subject}” goes to <strong>{people(confirmation.recipients)}</strong>: {confirmation.who}.
          </p>
          {confirmation.recipients === 0 ? (
            <p className="font-medium text-danger text-small">Nobody would get it. Choose other recipients first.</p>
          ) : (
            <SendForm
              id={id}
              confirmation={confirmation}
              scheduledAt={scheduledAt}
              onRecount={onRecount}
              onClose={onClose}
            />
          )}
        </>
      )}
    </AdminDialog>
  );
}

type SendFormProps = { confirmation: Confirmation } & Pick<
  SendDialogProps,
  "id" | "scheduledAt" | "onRecount" | "onClose"
>;
type Reply = { message?: string; scheduledAt?: string; recipients?: number };

function SendForm({ id, confirmation, scheduledAt, onRecount, onClose }: SendFormProps) {
  const router = useRouter();
  const [later, setLater] = useState(scheduledAt !== null);
  const { version, recipients } = confirmation;
  const form = useApiForm({
    schema: z.object({ at: later ? required(lagosDateTime) : z.string() }),
    defaultValues: { at: formatLagosDateTime(scheduledAt) },
    send: ({ at }): Promise<ApiResult<Reply>> =>
      later
        ? api.put(adminApiPaths.newsletterAct(id, "schedule"), { version, at: String(at) })
        : api.post(adminApiPaths.newsletterAct(id, "send"), { version, recipients }),
    errors,
    onError: ({ facts }) => {
      if (typeof facts?.recipients === "number") onRecount(facts.recipients);
    },
    onDone: ({ message, scheduledAt: at }) => {
      notify.success(message ?? `Scheduled for ${at ? formatLagosMoment(at) : "later"}`);
      onClose();
      router.refresh();
    },
  });
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-4">
      <fieldset className="grid gap-1">
        <legend className="sr-only">When</legend>
        {[
          { value: false, label: "Now" },
          { value: true, label: "At a time" },
        ].map(({ value, label }) => (
          <label key={label} className="flex min-h-tap cursor-pointer items-center gap-3 font-medium">
            <input
              type="radio"
              name="when"
              checked={later === value}
              onChange={() => {
                setLater(value);
                form.clear();
              }}
              className="size-5.5 accent-accent"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {later ? (
        <TextField
          label="Date and time"
          type="datetime-local"
          required
          hint="Lagos time. Who gets it is decided at that time."
          {...form.field("at")}
        />
      ) : (
        <p className="text-muted text-small">It cannot be recalled, but sending can be stopped while it runs.</p>
      )}
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.busy && (later ? "Scheduling…" : "Sending…")}>
          {later ? "Schedule" : `Send to ${people(recipients)}`}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
