"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Textarea } from "@/components/ui/textarea";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { OrderNote } from "@/lib/orders/admin-contracts";

/** Internal notes on an order. Notes cannot be edited. */
export function OrderNotes({ id, notes }: { id: string; notes: readonly OrderNote[] }) {
  const router = useRouter();
  const submission = useSubmitting();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");

  async function leave(event: FormEvent) {
    event.preventDefault();
    if (!submission.start()) return;
    setProblem("");
    const result = await api.post(adminApiPaths.addOrderNote(id), { text });
    submission.finish();
    if (!result.ok)
      return setProblem(
        `❌ ${errorMessage(result, { offline: "Network error", otherwise: "The note could not be saved" })}`,
      );
    setText("");
    router.refresh();
  }

  return (
    <section aria-labelledby="notes" className="grid gap-5">
      <h2 id="notes" className="font-bold text-subheading">
        Internal notes
      </h2>
      <form onSubmit={leave} className="grid max-w-read justify-items-start gap-3">
        <Textarea
          label="Note"
          hint="Not shown to the buyer."
          className="w-full"
          rows={2}
          maxLength={1_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Alert>{problem}</Alert>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          disabled={!text.trim()}
          loading={submission.submitting && "Saving…"}
        >
          Add note
        </Button>
      </form>
      {notes.length > 0 && (
        <ul className="grid max-w-read gap-4">
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
    </section>
  );
}
