"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import { Textarea } from "@/components/ui/textarea";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";
import type { DeskNote } from "@/lib/shop/order-desk-contracts";

/** What the team tells itself about an order. What was said stays as it was said. */
export function OrderNotes({ id, notes }: { id: string; notes: readonly DeskNote[] }) {
  const router = useRouter();
  const work = useWork();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");

  async function leave(event: FormEvent) {
    event.preventDefault();
    if (!work.begin()) return;
    setProblem("");
    const result = await api.post(deskCalls.noteOrder(id), { text });
    work.end();
    if (!result.ok)
      return setProblem(
        `❌ ${complaintAbout(result, { offline: "Network error", otherwise: "The note could not be kept" })}`,
      );
    setText("");
    router.refresh();
  }

  return (
    <section aria-labelledby="notes" className="grid gap-5">
      <h2 id="notes" className="font-bold text-subheading">
        Notes of the team
      </h2>
      <form onSubmit={leave} className="grid max-w-read justify-items-start gap-3">
        <Textarea
          label="A note on this order"
          hint="The buyer never reads it."
          className="w-full"
          rows={2}
          maxLength={1_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Message>{problem}</Message>
        <Button type="submit" look="secondary" size="small" blocked={!text.trim()} busy={work.busy && "Keeping it…"}>
          Leave the note
        </Button>
      </form>
      {notes.length > 0 && (
        <ul className="grid max-w-read gap-4">
          {notes.map((note) => (
            <li key={note.id} className="grid gap-1 border-line border-t pt-3">
              <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
              <span className="text-muted text-tiny">
                {note.author}, {lagosShortDay(note.at)}, {lagosClock(note.at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
