"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { useWork } from "@/components/ui/use-work";
import { type ReportReason, reportReasons } from "@/lib/community/rules";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";

type AskProps = { question: string; children: ReactNode; onEnd: () => void };

/** A question under a note. It takes the focus, and Escape leaves it, but not the popup around it. */
function Ask({ question, children, onEnd }: AskProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        event.preventDefault();
        onEnd();
      }}
      className="grid gap-3 border-line border-t pt-3"
    >
      <legend className="sr-only">{question}</legend>
      <p className="font-medium text-small">{question}</p>
      {children}
    </fieldset>
  );
}

type DeleteProps = { id: string; onDone: () => void; onEnd: () => void };

/** Asks once more before a note is taken down. */
export function DeleteComment({ id, onDone, onEnd }: DeleteProps) {
  const work = useWork();
  const [problem, setProblem] = useState("");
  async function remove() {
    if (!work.begin()) return;
    const answer = await api.delete(apiPaths.comment(id));
    work.end();
    // One that is gone already is as good as taken down.
    if (answer.ok || answer.status === 404) return onDone();
    setProblem(`❌ ${complaintAbout(answer, { offline: "Network error", otherwise: "Failed to delete" })}`);
  }
  return (
    <Ask question="Are you sure you want to delete this comment?" onEnd={onEnd}>
      <div className="flex flex-wrap gap-2">
        <Button look="danger" size="small" busy={work.busy && "Deleting…"} onClick={remove}>
          Delete it
        </Button>
        <Button look="quiet" size="small" onClick={onEnd}>
          Keep it
        </Button>
      </div>
      <Message>{problem}</Message>
    </Ask>
  );
}

const reasons = Object.entries(reportReasons) as [ReportReason, string][];

/** Asks why somebody should look at a note, and says that somebody will. */
export function ReportComment({ id, onEnd }: { id: string; onEnd: () => void }) {
  const work = useWork();
  const [said, setSaid] = useState("");
  const [reason, setReason] = useState<ReportReason>("abuse");
  async function report() {
    if (!work.begin()) return;
    const answer = await api.post(apiPaths.reportComment(id), { reason });
    work.end();
    const sentences = { offline: "Network error", otherwise: "It could not be reported. Please try again." };
    setSaid(answer.ok ? "✅ Thank you. A person will look at it." : `❌ ${complaintAbout(answer, sentences)}`);
  }
  const isDone = said.startsWith("✅");
  return (
    <Ask question="What is wrong with this note?" onEnd={onEnd}>
      {!isDone && (
        <Select
          label="What is wrong with this note?"
          hideLabel
          value={reason}
          onChange={(event) => setReason(event.target.value as ReportReason)}
        >
          {reasons.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
      <Message>{said}</Message>
      <div className="flex flex-wrap gap-2">
        {!isDone && (
          <Button look="secondary" size="small" busy={work.busy && "Sending…"} onClick={report}>
            Report it
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onEnd}>
          {isDone ? "Close" : "Cancel"}
        </Button>
      </div>
    </Ask>
  );
}
