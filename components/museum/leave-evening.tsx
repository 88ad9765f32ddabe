"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Form } from "@/components/ui/form";
import { Message } from "@/components/ui/message";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";

const sentences = { offline: "Network error", otherwise: "That did not work. Please try again." };

/** Gives a seat back, or a place in the line, after one question. Without script it is a plain form that asks nothing. */
export function LeaveEvening({ id, title, waits }: { id: string; title: string; waits: boolean }) {
  const router = useRouter();
  const work = useWork();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState("");
  const label = waits ? "Leave the line" : "Give the seat back";

  async function leave() {
    if (!work.begin()) return;
    setProblem("");
    const result = await api.post(apiPaths.leaveEvent(id));
    work.end();
    if (!result.ok) return setProblem(`❌ ${complaintAbout(result, sentences)}`);
    setAsking(false);
    router.refresh();
  }
  function ask(event: FormEvent) {
    event.preventDefault();
    setAsking(true);
  }

  return (
    <Form action={apiPaths.leaveEvent(id)} onSubmit={ask}>
      <Button type="submit" look="quiet">
        {label}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={`${label}?`}>
        <p>
          {waits ? `Your place in the line for “${title}”` : `Your seat at “${title}”`} goes to whoever comes next. If
          you change your mind you stand at the end of the line.
        </p>
        <Message>{problem}</Message>
        <div className="flex flex-wrap gap-3">
          <Button look="danger" busy={work.busy && "One moment…"} onClick={() => void leave()}>
            {label}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </Form>
  );
}
