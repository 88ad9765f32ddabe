"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
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
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  // Whoever comes back from Paystack with the browser's own button finds the page as it was left: at work.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      underWay.current = false;
      setBusy(false);
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  async function join(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem("");
    const result = await api.post<{ authorization_url: string }>(action, fields);
    if (result.ok) return window.location.assign(result.data.authorization_url);
    underWay.current = false;
    setBusy(false);
    setProblem(`❌ ${complaintAbout(result, sentences)}`);
  }

  return (
    <form method="post" action={action} onSubmit={join} className="grid gap-3">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look={look} wide busy={busy && "Opening Paystack…"} aria-describedby={describedBy}>
        {children}
      </Button>
      <Message>{problem}</Message>
    </form>
  );
}
