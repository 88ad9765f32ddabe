"use client";

import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, writingLine } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";

type SubscribeFormProps = {
  /** The footer's form hides its label and has the plain plate; the bus is painted on brass. */
  place: "footer" | "bus";
};

/** The letter's form. It is a form of the page first: before this script has arrived it posts, and a page answers. */
export function SubscribeForm({ place }: SubscribeFormProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    const answer = await api.post<{ message: string }>(
      apiPaths.subscribeNewsletter,
      Object.fromEntries(new FormData(form)),
    );
    setBusy(false);
    setSaid(answer.ok ? answer.data.message : `❌ ${answer.error || "We could not be reached. Please try again."}`);
    if (answer.ok) form.reset();
  };
  const bus = place === "bus";
  return (
    <div className="grid gap-3">
      <form
        method="post"
        action={apiPaths.subscribeNewsletter}
        onSubmit={send}
        className={`flex items-end gap-2 ${bus ? "max-xs:grid" : ""}`}
      >
        <input type="hidden" name="source" value={place} />
        <Field id={id} label="Your email" hideLabel={!bus} className="flex-1">
          {(wiring) => (
            <input
              {...wiring}
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              placeholder="Enter your email"
              className={
                bus
                  ? "min-h-12 w-full bg-transparent py-2 text-base text-night shadow-[inset_0_-3px_0_var(--night)] placeholder:text-night/80"
                  : writingLine
              }
            />
          )}
        </Field>
        <Button
          type="submit"
          look={bus ? "onBrass" : "secondary"}
          size={bus ? "normal" : "small"}
          busy={busy && "Subscribing…"}
          className={bus ? "" : "min-h-12"}
        >
          Subscribe
        </Button>
      </form>
      <Message>{said}</Message>
    </div>
  );
}
