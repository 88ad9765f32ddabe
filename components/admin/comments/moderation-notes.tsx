"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { type CommentAuthor, moderationNoteBody } from "@/lib/comments/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

type ModerationNotesProps = { commentId: string; notes: CommentAuthor["notes"]; onSaved: () => void };

/** What admins write to each other about a comment or its author. Notes cannot be edited. */
export function ModerationNotes({ commentId, notes, onSaved }: ModerationNotesProps) {
  const form = useApiForm({
    schema: moderationNoteBody,
    defaultValues: { about: "comment", text: "" },
    send: (body) => api.post(adminApiPaths.commentNotes(commentId), body),
    errors: { offline: "Network error", otherwise: "The note could not be saved" },
    toast: "The note is saved",
    resetAfter: true,
    onDone: () => onSaved(),
  });
  return (
    <section className="grid gap-3">
      <h3 className="font-bold text-base">Notes for admins</h3>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ _id, text, comment, by, at }) => (
            <li key={_id} className="grid gap-0.5 border-line border-t pt-2">
              <p className="whitespace-pre-line wrap-anywhere text-small">{text}</p>
              <span className="text-muted text-tiny">
                {by ?? "Deleted account"}, {formatLagosShortDate(at)}, {formatLagosTime(at)},{" "}
                {comment === null ? "on the author" : comment === commentId ? "on this comment" : "on another comment"}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Form onSubmit={form.onSubmit} className="grid justify-items-start gap-3">
        <Textarea
          label="Note"
          hint="Only admins see it."
          className="w-full"
          rows={2}
          maxLength={1_000}
          {...form.field("text")}
        />
        <Select label="About" className="w-full" {...form.field("about")}>
          <option value="comment">This comment</option>
          <option value="author">The author</option>
        </Select>
        <FormMessage message={form.message} />
        <Button type="submit" variant="secondary" size="small" loading={form.busy && "Saving…"}>
          Add note
        </Button>
      </Form>
    </section>
  );
}
