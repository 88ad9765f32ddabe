"use client";

import { useEffect, useRef, useState } from "react";
import { Card } from "@/components/admin/ui/card";
import { ConfirmActionDialog } from "@/components/admin/ui/confirm-action";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { MAX_NOTE_LENGTH, type MemberNote, memberNoteBody } from "@/lib/auth/member-notes/contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

/** So many notes are shown before the older ones fold away. */
const SHOWN = 5;
/** From so many characters on they are counted. */
const COUNTED_FROM = MAX_NOTE_LENGTH * 0.8;
/** How much of a note the question shows that asks before it is deleted. */
const MAX_QUOTED = 200;
const errors = { offline: "Network error", otherwise: "The note could not be saved" };

type MemberNotesProps = { userId: string; notes: readonly MemberNote[] };

/** What owners wrote about a person, newest first, with the form for a new note. Notes cannot be edited. */
export function MemberNotes({ userId, notes }: MemberNotesProps) {
  const form = useApiForm({
    schema: memberNoteBody,
    defaultValues: { text: "" },
    send: (body) => api.post(adminApiPaths.memberNotes(userId), body),
    errors,
    toast: "The note is saved",
    resetAfter: true,
    refresh: true,
  });
  const older = notes.slice(SHOWN);
  const length = form.watch("text").trim().length;
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(notes.length);
  // The button that had the focus is gone with its note.
  useEffect(() => {
    if (notes.length < before.current && document.activeElement === document.body) list.current?.focus();
    before.current = notes.length;
  }, [notes.length]);
  return (
    <Card title="Notes">
      <Form onSubmit={form.onSubmit} className="grid justify-items-start gap-3">
        <Textarea
          label="Note"
          hint={`Only owners see it here. It is part of the data that the person can export.${length < COUNTED_FROM ? "" : ` ${length} of ${MAX_NOTE_LENGTH} characters.`}`}
          className="w-full"
          rows={2}
          {...form.field("text")}
        />
        <FormMessage message={form.message} />
        <Button type="submit" variant="secondary" size="small" loading={form.busy && "Saving…"}>
          Add note
        </Button>
      </Form>
      <div ref={list} tabIndex={-1} className="grid gap-2 outline-none">
        {notes.length === 0 && <p className="font-normal font-read text-muted text-read">No notes yet.</p>}
        {notes.length > 0 && <NoteList userId={userId} notes={notes.slice(0, SHOWN)} />}
        {older.length > 0 && (
          <details>
            <summary className="cursor-pointer py-3 font-semibold text-small">
              {older.length === 1 ? "1 older note" : `${older.length} older notes`}
            </summary>
            <NoteList userId={userId} notes={older} />
          </details>
        )}
      </div>
    </Card>
  );
}

function NoteList({ userId, notes }: MemberNotesProps) {
  return (
    <ul className="border-line border-t">
      {notes.map((note) => (
        <NoteItem key={note.id} userId={userId} note={note} />
      ))}
    </ul>
  );
}

function NoteItem({ userId, note: { id, text, author, at, canDelete } }: { userId: string; note: MemberNote }) {
  const [confirming, setConfirming] = useState(false);
  const when = `${formatLagosShortDate(at)}, ${formatLagosTime(at)}`;
  const subject = `the note of ${when}`;
  return (
    <li className="flex items-start justify-between gap-4 border-line border-b py-2.5 text-small">
      <div className="grid min-w-0 gap-0.5">
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        <span className="text-muted text-tiny">
          {author}, <time dateTime={at}>{when}</time>
        </span>
      </div>
      {canDelete && (
        <>
          <Button variant="quiet" size="small" aria-label={`Delete ${subject}`} onClick={() => setConfirming(true)}>
            Delete
          </Button>
          <ConfirmActionDialog
            action={{
              request: { method: "delete", path: adminApiPaths.memberNote(userId, id) },
              label: "Delete",
              loadingText: "Deleting…",
              subject,
              confirm: {
                question: text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text,
                consequence: "It cannot be restored.",
              },
              successText: "The note is deleted",
              failureText: "The note could not be deleted",
            }}
            open={confirming}
            onClose={() => setConfirming(false)}
          />
        </>
      )}
    </li>
  );
}
