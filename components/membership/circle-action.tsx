"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Message } from "@/components/ui/message";
import type { PlateLook } from "@/components/ui/plate";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";

type CircleActionProps = {
  action: string;
  fields?: Record<string, string>;
  label: string;
  busy: string;
  look?: PlateLook["look"];
  /** What has to be agreed to first: a question and what follows from a yes. */
  ask?: { title: string; text: string };
};

const sentences = { offline: "Network error", otherwise: "That could not be done. Please try again." };

/** One thing a member does about the membership. It asks where it must, cannot be pressed twice, and is a form without script. */
export function CircleAction({ action, fields = {}, label, busy, look = "secondary", ask }: CircleActionProps) {
  const router = useRouter();
  const work = useWork();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState("");

  async function act() {
    setAsking(false);
    if (!work.begin()) return;
    setProblem("");
    const result = await api.post<{ url?: string }>(action, fields);
    work.end();
    if (!result.ok) return setProblem(`❌ ${complaintAbout(result, sentences)}`);
    if (result.data.url) return window.location.assign(result.data.url);
    router.refresh();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ask) setAsking(true);
    else void act();
  }

  return (
    <form method="post" action={action} onSubmit={submit} className="grid gap-3">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small" look={look} busy={work.busy && busy} className="justify-self-start">
        {label}
      </Button>
      <Message>{problem}</Message>
      {ask && (
        <Dialog open={asking} onClose={() => setAsking(false)} title={ask.title}>
          <p>{ask.text}</p>
          <div className="flex flex-wrap gap-3">
            <Button look={look} onClick={() => void act()}>
              {label}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              Leave it as it is
            </Button>
          </div>
        </Dialog>
      )}
    </form>
  );
}
