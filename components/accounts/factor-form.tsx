"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { PasswordField } from "@/components/ui/password-field";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";

type FactorFormProps<T> = {
  call: string;
  asks: readonly ("password" | "code")[];
  email?: string;
  codeLabel?: string;
  button: string;
  onDone: (data: T) => void;
};

const sentences = { offline: "Network error", otherwise: "That did not work. Please try again." };

/** One step at the second factor: the password, a code, or both. What was typed stays when it is refused. */
export function FactorForm<T>({ call, asks, email, codeLabel = "Code", button, onDone }: FactorFormProps<T>) {
  const work = useWork();
  const [problem, setProblem] = useState("");

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    if (!work.begin()) return;
    setProblem("");
    const body = Object.fromEntries(asks.map((name) => [name, String(given.get(name) ?? "")]));
    const result = await api.post<T>(call, body);
    work.end();
    if (result.ok) onDone(result.data);
    else setProblem(`❌ ${complaintAbout(result, sentences)}`);
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid max-w-form gap-5">
      {asks.includes("password") && (
        <>
          <input type="text" name="username" autoComplete="username" hidden readOnly value={email} />
          <PasswordField label="Your password" name="password" autoComplete="current-password" required />
        </>
      )}
      {asks.includes("code") && (
        <TextField
          label={codeLabel}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
        />
      )}
      <Message>{problem}</Message>
      <Button type="submit" busy={work.busy && "One moment…"} className="justify-self-start">
        {button}
      </Button>
    </form>
  );
}
