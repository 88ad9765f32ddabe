"use client";

import { Card } from "@/components/admin/ui/card";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { type OrderNote, orderNoteBody } from "@/lib/orders/admin-contracts";

const errors = { offline: "Network error", otherwise: "The note could not be saved" };

/** Internal notes on an order. Notes cannot be edited. */
export function OrderNotes({ id, notes }: { id: string; notes: readonly OrderNote[] }) {
  const form = useApiForm({
    schema: orderNoteBody,
    defaultValues: { text: "" },
    send: (body) => api.post(adminApiPaths.addOrderNote(id), body),
    errors,
    resetAfter: true,
    refresh: true,
  });

  return (
    <Card title="Internal notes">
      <Form onSubmit={form.onSubmit} className="grid justify-items-start gap-3">
        <Textarea
          label="Note"
          hint="Not shown to the buyer."
          className="w-full"
          rows={2}
          maxLength={1_000}
          {...form.field("text")}
        />
        <FormMessage message={form.message} />
        <Button
          type="submit"
          variant="secondary"
          size="small"
          disabled={!form.watch("text").trim()}
          loading={form.busy && "Saving…"}
        >
          Add note
        </Button>
      </Form>
      {notes.length > 0 && (
        <ul className="grid gap-4 text-small">
          {notes.map((note) => (
            <li key={note.id} className="grid gap-1 border-line border-t pt-3">
              <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
              <span className="text-muted text-tiny">
                {note.author}, {formatLagosShortDate(note.at)}, {formatLagosTime(note.at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
