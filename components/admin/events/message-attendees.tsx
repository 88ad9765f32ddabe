"use client";

import { useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { type GuestMessage, type GuestSegment, guestMessage } from "@/lib/events/ticket-contracts";

export const segmentNames: Record<GuestSegment, string> = {
  going: "Everyone with a seat",
  waiting: "The waiting list, with offered and unpaid seats",
  "checked-in": "Checked in",
  "not-come": "Has a seat, not checked in",
};

const people = (count: number) => (count === 1 ? "1 guest" : `${count} guests`);
type Preview = { message: GuestMessage; recipients: number; html: string };

/** Writes an email to some of the guests; it is sent after a preview with their number. */
export function MessageAttendees({ id }: { id: string }) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const form = useApiForm({
    schema: guestMessage,
    defaultValues: { segment: "going", subject: "", text: "" },
    send: async (message) => {
      const result = await api.post(adminApiPaths.previewMessage(id), message);
      if (result.ok) setPreview({ message, ...result.data });
      return result;
    },
    errors: { offline: "Network error", otherwise: "The preview could not be made" },
  });
  return (
    <section aria-labelledby="message" className="grid gap-4">
      <h2 id="message" className="text-subheading">
        Email guests
      </h2>
      <Form onSubmit={form.onSubmit} className="grid gap-4">
        <Select label="To" {...form.field("segment")}>
          {Object.entries(segmentNames).map(([segment, name]) => (
            <option key={segment} value={segment}>
              {name}
            </option>
          ))}
        </Select>
        <TextField label="Subject" maxLength={140} required {...form.field("subject")} />
        <Textarea
          label="Text"
          rows={5}
          maxLength={5_000}
          required
          hint="An empty line begins a paragraph."
          {...form.field("text")}
        />
        <FormMessage message={form.message} />
        <Button type="submit" variant="secondary" loading={form.busy && "One moment…"} className="justify-self-start">
          Preview
        </Button>
      </Form>
      {preview && (
        <SendDialog
          id={id}
          preview={preview}
          onClose={() => setPreview(null)}
          onSent={() => {
            setPreview(null);
            form.reset();
          }}
        />
      )}
    </section>
  );
}

type SendDialogProps = { id: string; preview: Preview; onClose: () => void; onSent: () => void };

function SendDialog({ id, preview: { message, recipients, html }, onClose, onSent }: SendDialogProps) {
  const { busy, message: result, submit } = useSubmission();
  const send = () =>
    void submit(() => api.post(adminApiPaths.messageAttendees(id), { ...message, recipients }), {
      errors: { offline: "Network error", otherwise: "The email could not be sent" },
      toast: `The email goes to ${people(recipients)}`,
      refresh: true,
      onDone: onSent,
    });
  return (
    <AdminDialog open onClose={onClose} title="Send the email?" sheet>
      <p>
        {recipients === 0
          ? `Nobody is in “${segmentNames[message.segment]}”.`
          : `It goes to ${people(recipients)}: ${segmentNames[message.segment].toLowerCase()}. It cannot be taken back.`}
      </p>
      <iframe title="The email" srcDoc={html} sandbox="" className="h-96 w-full rounded-control border border-line" />
      <FormMessage message={result} />
      <div className="flex flex-wrap gap-3">
        {recipients > 0 && (
          <Button loading={busy && "Sending…"} onClick={send}>
            Send to {people(recipients)}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </AdminDialog>
  );
}
