"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";

type JoinButtonProps = {
  /** The call that begins the payment. */
  action: string;
  /** What its body says; without script the same as hidden fields. */
  fields?: Record<string, string>;
  look?: "primary" | "secondary";
  describedBy?: string;
  children: ReactNode;
};

const sentences = {
  offline: "Something went wrong. Please try again.",
  otherwise: "Failed to initialize payment",
};

/** Begins a payment for the Circle and goes to Paystack's page. It cannot be pressed twice, and works as a form without script. */
export function JoinButton({ action, fields = {}, look, describedBy, children }: JoinButtonProps) {
  const work = useWork();
  const [problem, setProblem] = useState("");

  async function join(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!work.begin()) return;
    setProblem("");
    const result = await api.post<{ authorization_url: string }>(action, fields);
    if (result.ok) return window.location.assign(result.data.authorization_url);
    work.end();
    setProblem(`❌ ${complaintAbout(result, sentences)}`);
  }

  return (
    <form method="post" action={action} onSubmit={join} className="grid gap-3">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look={look} wide busy={work.busy && "Opening Paystack…"} aria-describedby={describedBy}>
        {children}
      </Button>
      <Message>{problem}</Message>
    </form>
  );
}
