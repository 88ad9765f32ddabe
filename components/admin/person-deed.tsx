"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Message } from "@/components/ui/message";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";

type PersonDeedProps = {
  /** The call that does it, and what it is told besides the reason and the fields below. */
  call: string;
  fixed?: Record<string, string>;
  label: string;
  /** Whom it is done to: read out with the button, and named in the question. */
  name: string;
  danger?: boolean;
  /** What follows from it. */
  follows: string;
  /** Further fields of the question. */
  children?: ReactNode;
};

const sentences = { offline: "Network error", otherwise: "That did not work. Nothing was changed." };

/** One thing that is done to one person: it names them, says what follows and asks for a reason. */
export function PersonDeed({ call, fixed, label, name, danger, follows, children }: PersonDeedProps) {
  const router = useRouter();
  const work = useWork();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState("");

  async function act(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)]),
    );
    if (!work.begin()) return;
    setProblem("");
    const result = await api.post<{ message: string }>(call, { ...given, ...fixed });
    work.end();
    if (!result.ok) return setProblem(`❌ ${complaintAbout(result, sentences)}`);
    setAsking(false);
    notify.success(result.data.message);
    router.refresh();
  }

  return (
    <>
      <Button
        size="small"
        look={danger ? "danger" : "secondary"}
        aria-label={`${label}: ${name}`}
        onClick={() => {
          setProblem("");
          setAsking(true);
        }}
      >
        {label}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={`${label}: ${name}`}>
        {asking && (
          <form noValidate onSubmit={(event) => void act(event)} className="grid gap-4">
            <p className="text-muted text-small">{follows}</p>
            {children}
            <Textarea label="Reason" name="reason" rows={2} maxLength={300} required />
            <Message>{problem}</Message>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" look={danger ? "danger" : "primary"} busy={work.busy && "One moment…"}>
                {label}
              </Button>
              <Button look="quiet" onClick={() => setAsking(false)}>
                Leave it as it is
              </Button>
            </div>
          </form>
        )}
      </Dialog>
    </>
  );
}
