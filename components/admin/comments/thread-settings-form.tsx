"use client";

import { ChevronRight } from "lucide-react";
import * as z from "zod/mini";
import { useEditForm } from "@/components/admin/versions/use-edit-form";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/api-client/client";
import { type ThreadSettings, threadSettingsBody } from "@/lib/comments/admin-contracts";
import { commentModes, defaultGuidelines, MAX_GUIDELINES_LENGTH, modeNames } from "@/lib/comments/thread-rules";
import { lagosDateTime, optional } from "@/lib/core/form-inputs";
import { formatLagosDateTime } from "@/lib/core/lagos-datetime";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const { mode: modeField, guidelines: guidelinesField } = threadSettingsBody.shape;
/** Without the version, which the form does not show. */
const fields = z.object({ mode: modeField, guidelines: guidelinesField, closesAt: optional(lagosDateTime) });

/** Who may comment on one exhibition and its artworks, or in the guestbook, and the guidelines at the form. */
export function ThreadSettingsForm({ settings }: { settings: ThreadSettings }) {
  const { exhibition, title, mode, guidelines, closesAt, version } = settings;
  const form = useEditForm({
    kind: "record",
    choices: { mode: modeNames },
    version,
    schema: fields,
    defaultValues: { mode, guidelines, closesAt: formatLagosDateTime(closesAt) },
    send: (body, based) => api.put(adminApiPaths.threadSettings(exhibition), { ...body, version: based }),
    errors: { offline: "Network error", otherwise: "Failed to save this" },
    toast: "Saved",
  });
  return (
    <details className="group border-line border-b">
      <summary className="flex min-h-tap cursor-pointer flex-wrap items-center justify-between gap-x-4 py-2">
        <span className="flex min-w-0 items-center gap-2 font-semibold">
          <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
          <span className="wrap-anywhere">{title}</span>
        </span>
        <span className="text-muted text-small">
          {modeNames[mode]}
          {closesAt && `, until ${formatLagosShortDate(closesAt)}, ${formatLagosTime(closesAt)}`}
        </span>
      </summary>
      <Form onSubmit={form.onSubmit} className="grid max-w-read gap-4 pt-2 pb-6">
        <Select label="Who may comment" {...form.field("mode")}>
          {commentModes.map((each) => (
            <option key={each} value={each}>
              {modeNames[each]}
            </option>
          ))}
        </Select>
        <Textarea
          label="Guidelines at the form"
          hint={`Empty: “${defaultGuidelines}”`}
          rows={3}
          maxLength={MAX_GUIDELINES_LENGTH}
          {...form.field("guidelines")}
        />
        <TextField
          label="Close on"
          type="datetime-local"
          hint="Lagos time. From then on nobody can comment; everybody can read. Leave empty to close by hand."
          className="max-w-64"
          {...form.field("closesAt")}
        />
        <FormMessage message={form.message} />
        <Button type="submit" size="small" className="justify-self-start" loading={form.busy && "Saving…"}>
          Save
        </Button>
      </Form>
      {form.dialog}
    </details>
  );
}
