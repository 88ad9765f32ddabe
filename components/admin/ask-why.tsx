"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { fromLagosField } from "@/components/ui/museum-time";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";

type Need = "reason" | "minutes" | "times";

type AskWhyProps = {
  /** The call that does it, and what it is sent beside what is asked for here. */
  path: string;
  body?: Record<string, unknown>;
  label: string;
  busy?: string;
  /** To what it is done: the question says its name. */
  what: string;
  /** The question by name, where it is not the label and the name; what the last button says, where it is not the label. */
  title?: string;
  yes?: string;
  question: string;
  follows?: string;
  needs?: readonly Need[];
  reasonLabel?: string;
  reasonHint?: string;
  /** Further fields, sent under their own names. */
  children?: ReactNode;
  look?: "danger" | "secondary" | "primary";
  /** What is said when it is done; without it, the message of the answer. */
  done?: string | ((reply: Reply) => string);
  failed?: string;
};
type Reply = { message?: string; told?: number };

const usualFailure = "That could not be done. Please try again.";

/** One thing that an admin does and answers for: it is asked about by name, and where it needs a reason that is asked for too. */
export function AskWhy({ needs = ["reason"], look = "secondary", ...given }: AskWhyProps) {
  const {
    path,
    body,
    label,
    busy = "One moment…",
    what,
    question,
    follows,
    reasonLabel = "Reason",
    reasonHint,
  } = given;
  const { title = `${label} ${what}?`, yes = label, children, done, failed } = given;
  const router = useRouter();
  const work = useWork();
  const [asking, setAsking] = useState(false);
  // A table has one of these in every row: the question is drawn once it has been asked.
  const [asked, setAsked] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");

  async function act(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const missing = missingIn(typed, needs);
    setErrors(missing);
    setProblem("");
    if (Object.keys(missing).length > 0 || !work.begin()) return;
    const result = await api.post<Reply>(path, { ...typed, ...body, ...answersOf(typed) });
    work.end();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      return setProblem(
        `❌ ${complaintAbout(result, { offline: "Network error", otherwise: failed ?? usualFailure })}`,
      );
    }
    form.reset();
    setAsking(false);
    notify.success((typeof done === "function" ? done(result.data) : done) ?? result.data.message ?? "Done");
    router.refresh();
  }

  return (
    <>
      <Button
        size="small"
        look={look}
        aria-label={title.replace(/\?$/, "")}
        onClick={() => {
          setErrors({});
          setProblem("");
          setAsked(true);
          setAsking(true);
        }}
      >
        {label}
      </Button>
      {asked && (
        <Dialog open={asking} onClose={() => setAsking(false)} title={title} sheet>
          <form onSubmit={act} noValidate className="grid gap-4">
            <p>{question}</p>
            {follows && <p className="text-muted text-small">{follows}</p>}
            {children}
            {needs.includes("minutes") && (
              <TextField
                label="Minutes"
                name="minutes"
                inputMode="numeric"
                defaultValue="10"
                error={errors.minutes}
                hint="At most a day, 1,440 minutes."
              />
            )}
            {needs.includes("times") && (
              <div className="grid gap-4 xs:grid-cols-2">
                <TextField label="Begins" name="start" type="datetime-local" error={errors.start} hint="Lagos time." />
                <TextField label="Ends" name="end" type="datetime-local" error={errors.end} />
              </div>
            )}
            {needs.includes("reason") && (
              <Textarea
                label={reasonLabel}
                name="reason"
                required
                rows={3}
                maxLength={300}
                error={errors.reason}
                hint={reasonHint}
              />
            )}
            <Message>{problem}</Message>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" look={look === "danger" ? "danger" : "primary"} busy={work.busy && busy}>
                {yes}
              </Button>
              <Button look="quiet" onClick={() => setAsking(false)}>
                Leave it as it is
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}

function missingIn(typed: Record<string, string>, needs: readonly Need[]): Record<string, string> {
  return {
    ...(needs.includes("reason") &&
      (typed.reason ?? "").trim().length < 3 && { reason: "Please say why, in a sentence" }),
    ...(needs.includes("minutes") &&
      !/^\s*\d+\s*$/.test(typed.minutes ?? "") && { minutes: "Please give whole minutes" }),
    ...(needs.includes("times") && !typed.start && { start: "Please give a day and an hour" }),
    ...(needs.includes("times") && !typed.end && { end: "Please give a day and an hour" }),
  };
}

function answersOf({ reason, minutes, start, end }: Record<string, string>): Record<string, unknown> {
  return {
    ...(reason !== undefined && { reason: reason.trim() }),
    ...(minutes !== undefined && { minutes: Number(minutes) }),
    ...(start !== undefined && { start: fromLagosField(start) }),
    ...(end !== undefined && { end: fromLagosField(end) }),
  };
}
