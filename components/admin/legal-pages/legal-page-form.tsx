"use client";

import { useState } from "react";
import * as z from "zod/mini";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { SaveBar } from "@/components/admin/ui/save-bar";
import { useLongForm } from "@/components/admin/ui/use-long-form";
import { useEditConflict } from "@/components/admin/versions/use-edit-conflict";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { warning } from "@/components/ui/message";
import { Textarea } from "@/components/ui/textarea";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { type LegalPageSlug, publishLegalPageBody } from "@/lib/legal-pages/contracts";
import type { Fields } from "@/lib/versions/contracts";

const errors = { offline: "Network error", otherwise: "The page was not published. Please try again." };
const previewErrors = { offline: "Network error", otherwise: "The preview failed. Please try again." };
const incomplete = warning("Please fill in the text and what changed");
/** What the admin fills in. An error of `basedOn` has no input, and is shown in the message. */
const formFields = z.omit(publishLegalPageBody, { basedOn: true });
type LegalPageFormProps = { slug: LegalPageSlug; version: number; content: string };

const focus = (element: HTMLElement | null) => element?.focus();

/** Edits the text of a legal page, previews it, and publishes it after confirmation. */
export function LegalPageForm({ slug, version, content }: LegalPageFormProps) {
  const [preview, setPreview] = useState<string | null>(null);
  const [confirming, setConfirming] = useState(false);
  const toast = ({ page }: { page: { version: number } }) => `Version ${page.version} is published`;
  const edits = useEditConflict({
    kind: "page",
    base: { content },
    version,
    send: (body: z.output<typeof formFields>, basedOn) =>
      api.post(adminApiPaths.publishLegalPage(slug), { ...body, basedOn }),
    errors,
    toast,
  });
  const form = useLongForm({
    schema: formFields,
    defaultValues: { content, summary: "" },
    send: (body) => {
      setConfirming(false);
      return edits.save(body);
    },
    errors,
    toast,
    refresh: true,
    onInvalid: () => incomplete,
    onError: edits.onError,
  });
  const previewing = useSubmission();
  const text = form.field("content");
  function showPreview() {
    const content = form.getValues("content");
    // The preview is removed first, so that it gets the focus each time.
    setPreview(null);
    return previewing.submit(() => api.post(adminApiPaths.previewLegalPage, { content }), {
      errors: previewErrors,
      onDone: ({ html }) => {
        if (form.getValues("content") === content) setPreview(html);
      },
    });
  }
  async function readForm(): Promise<Fields | null> {
    const parsed = z.safeParse(formFields, form.getValues());
    if (!parsed.success) form.setMessage(incomplete);
    return parsed.success ? parsed.data : null;
  }
  // Only a complete version is asked about.
  const confirm = form.handleSubmit(
    () => setConfirming(true),
    () => form.setMessage(incomplete),
  );

  return (
    <>
      <Form onSubmit={(event) => void confirm(event)} className="grid max-w-4xl gap-5">
        <Textarea
          label="Text"
          rows={24}
          maxLength={40_000}
          hint="Markdown: ## section, **bold**, _italic_, [link](/contact), - list item. Tables are allowed."
          {...text}
          onChange={(event) => {
            setPreview(null);
            return text.onChange(event);
          }}
        />
        <TextField
          label="What changed"
          maxLength={200}
          hint="Readers see it in the list of versions."
          {...form.field("summary")}
        />
        <SaveBar
          unsaved={form.unsaved}
          message={form.message ?? previewing.message}
          schedule={{
            kind: "page",
            subjectId: slug,
            base: { content, summary: "" },
            readForm,
            onScheduled: () => form.reset(),
          }}
        >
          <Button type="submit" loading={form.busy && "Please wait…"}>
            Publish
          </Button>
          <Button variant="secondary" loading={previewing.busy && "Please wait…"} onClick={() => void showPreview()}>
            Preview
          </Button>
        </SaveBar>
      </Form>
      {preview !== null && (
        <section ref={focus} tabIndex={-1} aria-label="Preview" className="mt-8 border border-line p-6">
          <div
            data-as-published
            className="document"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by lib/core/markdown.ts.
            dangerouslySetInnerHTML={{ __html: preview }}
          />
        </section>
      )}
      <Form onSubmit={form.onSubmit}>
        <AdminDialog open={confirming} onClose={() => setConfirming(false)} title={`Publish version ${version + 1}?`}>
          <p>It is public at once and cannot be changed or deleted afterwards. Version {version} stays readable.</p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit">Publish</Button>
            <Button variant="quiet" onClick={() => setConfirming(false)}>
              Cancel
            </Button>
          </div>
        </AdminDialog>
      </Form>
      {edits.dialog}
    </>
  );
}
