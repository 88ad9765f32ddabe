"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Message } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";

type AskFirstProps = {
  /** The call that does it. */
  call: { method: "delete"; path: string } | { method: "post"; path: string; body?: object };
  label: string;
  busy: string;
  /** What is done to what: read out with the button, which says only what is done. */
  what: string;
  /** What has to be agreed to, and what follows; without it nothing is asked. */
  ask?: { question: string; follows?: string };
  done: string;
  failed: string;
};

/** One thing that is done to one row. What takes something away asks first, and says its name. */
export function AskFirst({ call, label, busy, what, ask, done, failed }: AskFirstProps) {
  const router = useRouter();
  const work = useWork();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState("");

  async function act() {
    if (!work.begin()) return;
    setProblem("");
    const result = call.method === "delete" ? await api.delete(call.path) : await api.post(call.path, call.body);
    work.end();
    if (!result.ok) {
      const why = Object.values(result.fields ?? {})[0];
      return setProblem(
        `❌ ${complaintAbout(result, { offline: "Network error", otherwise: failed })}${why ? `. ${why}` : ""}`,
      );
    }
    setAsking(false);
    notify.success(done);
    router.refresh();
  }

  return (
    <>
      <Button
        size="small"
        look={ask ? "danger" : "secondary"}
        aria-label={`${label} ${what}`}
        busy={!asking && work.busy && busy}
        onClick={() => (ask ? setAsking(true) : void act())}
      >
        {label}
      </Button>
      {!ask && <Message>{problem}</Message>}
      {ask && (
        <Dialog open={asking} onClose={() => setAsking(false)} title={`${label} ${what}?`}>
          <p>{ask.question}</p>
          {ask.follows && <p className="text-muted text-small">{ask.follows}</p>}
          <Message>{problem}</Message>
          <div className="flex flex-wrap gap-3">
            <Button look="danger" busy={work.busy && busy} onClick={() => void act()}>
              {label}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              Leave it as it is
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
