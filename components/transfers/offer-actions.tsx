"use client";

import { useId, useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { acceptTransferBody } from "@/lib/transfers/contracts";

/** Accepts an offered number, with the choice whether the new owner is named, or declines it. */
export function AcceptOffer({ token, displayName }: { token: string; displayName: string }) {
  const id = useId();
  const form = useApiForm({
    schema: acceptTransferBody,
    defaultValues: { nameShown: false },
    send: (body) => api.post(accountApiPaths.acceptTransfer(token), body),
    errors: { offline: "Network error", otherwise: "The number could not be accepted" },
    toast: "The number is yours.",
    goTo: ({ editionId }) => paths.myNumber(editionId),
  });
  return (
    <div className="grid gap-5">
      <Form id={id} action={accountApiPaths.acceptTransfer(token)} onSubmit={form.onSubmit} className="grid gap-5">
        <Checkbox
          label={`Show my name, ${displayName}, in the public history`}
          hint="Otherwise it says “Private collector”. You can change this later in your account."
          {...form.field("nameShown")}
        />
        <FormMessage message={form.message} />
      </Form>
      {/* Outside the form, because declining without JavaScript is a form of its own. */}
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" form={id} loading={form.busy && "Accepting…"}>
          Accept
        </Button>
        <DeclineOffer token={token} />
      </div>
    </div>
  );
}

/** Declines an offered number, after a confirmation; no account is needed. */
export function DeclineOffer({ token }: { token: string }) {
  const [confirming, setConfirming] = useState(false);
  const { busy, message, submit } = useSubmission();
  const decline = () =>
    void submit(() => api.post(accountApiPaths.declineTransfer(token), {}), {
      errors: { offline: "Network error", otherwise: "The number could not be declined" },
      toast: "You have declined the number.",
      refresh: true,
      onDone: () => setConfirming(false),
    });
  return (
    <>
      <noscript>
        <form method="post" action={accountApiPaths.declineTransfer(token)} className="grid justify-items-start gap-2">
          <Button type="submit" variant="secondary">
            Decline
          </Button>
          <p className="text-small">If you decline, it stays with its owner, who gets an email.</p>
        </form>
      </noscript>
      <Button variant="secondary" onClick={() => setConfirming(true)} className="justify-self-start noscript:hidden">
        Decline
      </Button>
      <Dialog open={confirming} onClose={() => setConfirming(false)} title="Decline the number?">
        <p>It stays with its owner, who gets an email. This link stops working.</p>
        <FormMessage message={message} />
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={busy && "Declining…"} onClick={decline}>
            Decline
          </Button>
          <Button variant="quiet" onClick={() => setConfirming(false)}>
            Back
          </Button>
        </div>
      </Dialog>
    </>
  );
}
