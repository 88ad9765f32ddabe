"use client";

import { useId, useState } from "react";
import * as z from "zod/mini";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { success, warning } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { type ApiResult, api } from "@/lib/api-client/client";
import { requiredText } from "@/lib/core/form-inputs";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { type Audience, audience } from "@/lib/newsletter/contracts";

const audienceNames: Record<Audience, string> = {
  collectors: "Collectors",
  yearly: "Annual members",
  monthly: "Monthly members",
  patron: "Patrons",
  members: "All members of the Circle",
  subscribers: "Newsletter subscribers",
};
const audiences = Object.keys(audienceNames) as Audience[];
const errors = { offline: "Network error", otherwise: "The newsletter could not be sent. Please try again." };
const incomplete = warning("Please fill in both subject and content");
const newsletterForm = z.object({
  subject: requiredText("A subject is required"),
  content: z.string().check(z.regex(/\S/, "Content is required")),
  audience,
});
type NewsletterReply = { html?: string; message?: string; issueId?: string };

/** Writes a newsletter issue, previews it, sends a test, and sends it after confirmation. */
export function NewsletterForm({ recipientCounts }: { recipientCounts: Record<Audience, number> }) {
  const [preview, setPreview] = useState<string | null>(null);
  const [confirming, setConfirming] = useState(false);
  // The idempotency key of this issue: repeated requests send it once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const actions = useId();
  const form = useApiForm({
    schema: newsletterForm,
    defaultValues: { subject: "", content: "", audience: "collectors" },
    send: ({ audience, ...issue }, action): Promise<ApiResult<NewsletterReply>> => {
      setConfirming(false);
      if (action === "preview") return api.post(adminApiPaths.newsletterPreview, issue);
      if (action === "test") return api.post(adminApiPaths.newsletterTest, issue);
      return api.post(adminApiPaths.newsletterCollectors, { ...issue, audience }, { key });
    },
    errors,
    refresh: true,
    onInvalid: () => incomplete,
    onDone: ({ html, message, issueId }) => {
      if (issueId !== undefined) {
        form.reset();
        setKey(crypto.randomUUID());
      }
      if (html !== undefined || issueId !== undefined) setPreview(html ?? null);
      return message === undefined ? undefined : success(message);
    },
  });
  // Only a complete issue is asked about.
  const confirm = form.handleSubmit(
    () => setConfirming(true),
    () => form.setMessage(incomplete),
  );
  const subject = form.watch("subject");
  const chosen = form.watch("audience");

  return (
    <div className="grid gap-6">
      <Form onSubmit={(event) => void confirm(event)} className="grid gap-6">
        <div className="grid items-start gap-gutter xl:grid-cols-2">
          <div className="grid gap-5">
            <TextField label="Subject" maxLength={150} {...form.field("subject")} />
            <Textarea
              label="Content"
              rows={12}
              maxLength={40_000}
              hint="Markdown: **bold**, _italic_, [link](https://…), ## heading, - list item."
              {...form.field("content")}
            />
            <Select label="To" {...form.field("audience")}>
              {audiences.map((each) => (
                <option key={each} value={each}>
                  {audienceNames[each]} ({recipientCounts[each]})
                </option>
              ))}
            </Select>
          </div>
          {preview !== null && (
            <iframe
              title="Preview"
              sandbox=""
              srcDoc={preview}
              className="h-[36rem] w-full border border-line bg-print"
            />
          )}
        </div>
        <FormMessage message={form.message} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={form.busy && "Please wait…"}>
            Send
          </Button>
          <Button type="submit" form={actions} value="preview" variant="secondary" disabled={form.busy}>
            Preview
          </Button>
          <Button type="submit" form={actions} value="test" variant="quiet" disabled={form.busy}>
            Send test
          </Button>
        </div>
      </Form>
      <Form id={actions} onSubmit={form.onSubmit}>
        <Dialog open={confirming} onClose={() => setConfirming(false)} title="Send newsletter?">
          <p>
            “{subject.trim()}” goes to {recipientCounts[chosen]} {recipientCounts[chosen] === 1 ? "person" : "people"} (
            {audienceNames[chosen].toLowerCase()}). It cannot be recalled.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit">Send</Button>
            <Button variant="quiet" onClick={() => setConfirming(false)}>
              Cancel
            </Button>
          </div>
        </Dialog>
      </Form>
    </div>
  );
}
