"use client";

import { type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { lagosDateTime, required } from "@/lib/core/form-inputs";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { Fields, VersionKind } from "@/lib/versions/contracts";
import { changedFields, pickChanged } from "@/lib/versions/rules";
import { fieldLabel } from "./field-labels";

export type ScheduleChangeProps = {
  kind: VersionKind;
  subjectId: string;
  /** The fields that the form was opened with. */
  base: Fields;
  /** Reads the form; null, and its errors are shown, if a field is invalid. */
  readForm: () => Promise<Fields | null>;
  /** Puts the saved values back into the form, so that the scheduled ones are not saved now. */
  onScheduled: () => void;
};

const errors = { offline: "Network error", otherwise: "The change was not scheduled." };
const dueAt = z.object({ dueAt: required(lagosDateTime, "Enter a date and time") });

/** Saves what was changed in a form at a time in Lagos instead of now. The children are given what opens its dialog. */
export function ScheduleChange({
  kind,
  subjectId,
  base,
  readForm,
  onScheduled,
  children,
}: ScheduleChangeProps & { children: (open: () => void) => ReactNode }) {
  const [fields, setFields] = useState<Fields | null>(null);
  const form = useApiForm({
    schema: dueAt,
    defaultValues: { dueAt: "" },
    send: (body) => api.post(adminApiPaths.scheduledChanges, { kind, subjectId, fields: fields ?? {}, ...body }),
    errors,
    toast: ({ change }) => `Scheduled for ${formatLagosMoment(change.dueAt)}`,
    refresh: true,
    onDone: () => {
      setFields(null);
      form.setValue("dueAt", "");
      onScheduled();
    },
  });
  const names = fields ? changedFields(base, fields) : [];

  async function open() {
    form.clear();
    const read = await readForm();
    if (read) setFields(pickChanged(base, Object.fromEntries(Object.entries(read).filter(([name]) => name in base))));
  }

  return (
    <>
      {children(() => void open())}
      <AdminDialog open={fields !== null} onClose={() => setFields(null)} title="Save at a time">
        {names.length === 0 ? (
          <p>Nothing is changed yet. Change a field of the form first.</p>
        ) : (
          <>
            <p className="text-small">
              {names.map((name) => fieldLabel(kind, name)).join(", ")} {names.length === 1 ? "is" : "are"} saved at this
              time, and the public pages show it. Until then nothing changes, and it can be cancelled.
            </p>
            <TextField
              label="Date and time"
              type="datetime-local"
              required
              hint="Lagos time."
              // The dialog lies in the form that it reads, which Enter would save now.
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                form.onSubmit(event);
              }}
              {...form.field("dueAt")}
            />
          </>
        )}
        <FormMessage message={form.message} />
        <div className="flex flex-wrap gap-3">
          {names.length > 0 && (
            <Button loading={form.busy && "Please wait…"} onClick={form.onSubmit}>
              Schedule
            </Button>
          )}
          <Button variant="quiet" onClick={() => setFields(null)}>
            Cancel
          </Button>
        </div>
      </AdminDialog>
    </>
  );
}
