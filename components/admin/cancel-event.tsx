"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Message } from "@/components/ui/message";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";

const sentences = { offline: "Network error", otherwise: "Failed to cancel" };
const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);

/** Calls an event off, by name and with a reason: it cannot be undone, and everybody who meant to come is told. */
export function CancelEvent({ id, title, guests }: { id: string; title: string; guests: number }) {
  const router = useRouter();
  const work = useWork();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState("");

  async function cancel(event: FormEvent) {
    event.preventDefault();
    if (!reason.trim()) return setProblem("⚠️ Please say why, in a sentence");
    if (!work.begin()) return;
    setProblem("");
    const result = await api.post<{ told: number }>(deskCalls.cancelEvent(id), { reason });
    work.end();
    if (!result.ok) return setProblem(`❌ ${complaintAbout(result, sentences)}`);
    setOpen(false);
    notify.success(`${title} is cancelled; ${people(result.data.told)} told`);
    router.refresh();
  }

  return (
    <>
      <Button size="small" look="danger" aria-label={`Cancel ${title}`} onClick={() => setOpen(true)}>
        Cancel
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Cancel ${title}?`}>
        <form onSubmit={cancel} noValidate className="grid gap-4">
          <p>
            {guests > 0
              ? `A letter goes to ${people(guests)} who meant to come. `
              : "Nobody has a seat, so nobody is written to. "}
            The public pages say that it is cancelled. This cannot be undone.
          </p>
          <Textarea
            label="Why, in a sentence for everybody to read"
            rows={3}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Message>{problem}</Message>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="danger" busy={work.busy && "Cancelling…"}>
              Cancel the event
            </Button>
            <Button look="quiet" onClick={() => setOpen(false)}>
              Leave it as it is
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
