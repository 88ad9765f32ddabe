"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Form } from "@/components/ui/form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";

type Choice = { months: number; label: string; text: string };

/** Chooses the length of a pause; a dialog asks before the perks stop. */
export function PauseForm({ choices }: { choices: readonly Choice[] }) {
  const router = useRouter();
  const { busy, message, submit } = useSubmission();
  const [months, setMonths] = useState(choices[0]?.months ?? 1);
  const [confirming, setConfirming] = useState(false);
  const chosen = choices.find((each) => each.months === months);

  function pause() {
    setConfirming(false);
    void submit(() => api.post(accountApiPaths.membershipPause, { months }), {
      errors: { offline: "Network error", otherwise: "That failed. Please try again." },
      onDone: () => {
        router.push(paths.account);
        return "leaving";
      },
    });
  }

  function ask(event: FormEvent) {
    event.preventDefault();
    setConfirming(true);
  }

  return (
    <Form action={accountApiPaths.membershipPause} onSubmit={ask} className="grid gap-5">
      <fieldset className="grid">
        <legend className="pb-3 font-bold">How long?</legend>
        {choices.map((choice) => (
          <label
            key={choice.months}
            className="flex min-h-tap cursor-pointer gap-3 border-line border-t py-3 last:border-b"
          >
            <input
              type="radio"
              name="months"
              value={choice.months}
              checked={choice.months === months}
              onChange={() => setMonths(choice.months)}
              className="mt-1 size-5 shrink-0 accent-accent"
            />
            <span className="grid">
              <b className="font-semibold">{choice.label}</b>
              <span className="text-muted text-small">{choice.text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" loading={busy && "Pausing…"} className="justify-self-start">
        Pause
      </Button>
      <FormMessage message={message} />
      <Dialog open={confirming} onClose={() => setConfirming(false)} title={`Pause for ${chosen?.label}?`}>
        <p>The perks stop now. {chosen?.text}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={pause}>Pause</Button>
          <Button variant="quiet" onClick={() => setConfirming(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </Form>
  );
}
