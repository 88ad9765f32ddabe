"use client";

import { useState } from "react";
import * as z from "zod/mini";
import { cardClass } from "@/components/admin/ui/form-section";
import { useEditForm } from "@/components/admin/versions/use-edit-form";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Form } from "@/components/ui/form";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/api-client/client";
import { type ModerationSettings, moderationSettingsBody } from "@/lib/comments/admin-contracts";
import { describeHoldReason, findHoldReasons } from "@/lib/comments/hold-rules";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const { words, sites, holdLinks, holdRepeats } = moderationSettingsBody.shape;
const lines = z.pipe(
  z.string(),
  z.transform((text: string) => text.split("\n")),
);
/** The form: one entry a line. Its output is the body of the request, without the version. */
const settingsForm = z.object({ words: z.pipe(lines, words), sites: z.pipe(lines, sites), holdLinks, holdRepeats });

/** The lists of words and links that hold a comment, with a box to try them before they are saved. */
export function ModerationSettingsForm({ settings: { version, ...settings } }: { settings: ModerationSettings }) {
  const form = useEditForm({
    kind: "record",
    version,
    schema: settingsForm,
    defaultValues: { ...settings, words: settings.words.join("\n"), sites: settings.sites.join("\n") },
    send: (body, based) => api.put(adminApiPaths.moderationSettings, { ...body, version: based }),
    errors: { offline: "Network error", otherwise: "Failed to save the lists" },
    toast: "Saved",
  });
  const typed = settingsForm.safeParse(form.watch());
  return (
    <div className="grid items-start gap-x-gutter gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <Form onSubmit={form.onSubmit} className={`${cardClass} max-w-3xl`}>
        <Textarea
          label="Words and phrases"
          hint="One per line. Capitals and accents do not matter. “casino*” also holds “casinos”."
          rows={8}
          {...form.field("words")}
        />
        <Checkbox label="Hold every comment with a link" {...form.field("holdLinks")} />
        <Textarea
          label="Websites"
          hint="One per line, such as bit.ly. Comments that name one are always held."
          rows={5}
          {...form.field("sites")}
        />
        <Checkbox
          label="Hold repeated texts"
          hint="A text that the same person posted in the last 30 days, or a longer one that anybody posted."
          {...form.field("holdRepeats")}
        />
        <FormMessage message={form.message} />
        <Button type="submit" className="justify-self-start" loading={form.busy && "Saving…"}>
          Save
        </Button>
      </Form>
      {form.dialog}
      <TestBox settings={typed.success ? typed.data : settings} />
    </div>
  );
}

function TestBox({ settings }: { settings: Omit<ModerationSettings, "version"> }) {
  const [text, setText] = useState("");
  const reasons = text.trim() ? findHoldReasons(text, settings) : null;
  return (
    <section
      aria-labelledby="try"
      className="grid gap-3 rounded-card border border-line bg-surface p-5 lg:sticky lg:top-[calc(var(--header)+1rem)]"
    >
      <h2 id="try" className="font-bold text-subheading">
        Would this be held?
      </h2>
      <Textarea
        label="A comment"
        hint="Tried with the lists as they are here, saved or not."
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="min-h-6 wrap-anywhere text-small">
        {reasons &&
          (reasons.length > 0 ? (
            <>
              <b className="text-warn">Held for review.</b> {reasons.map(describeHoldReason).join(", ")}.
            </>
          ) : (
            <>
              <b className="text-success">Published at once,</b> unless it is a first comment or a repeated text.
            </>
          ))}
      </p>
    </section>
  );
}
