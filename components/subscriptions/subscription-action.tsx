"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { ButtonVariantProps } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog";
import { Form } from "@/components/ui/form";
import { failure, success } from "@/components/ui/message";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import type { ApiPost } from "@/lib/api-client/routes";
import type { accountApiPaths } from "@/lib/core/urls/account-api-paths";

type Action = ApiPost<
  | typeof accountApiPaths.membershipRenewal
  | typeof accountApiPaths.membershipCard
  | typeof accountApiPaths.membershipPlan
  | typeof accountApiPaths.membershipResume
  | typeof accountApiPaths.membershipRetry
  | typeof accountApiPaths.membershipPayLink
  | ReturnType<typeof accountApiPaths.markPerkReceived>
>;

type SubscriptionActionProps = Action & {
  label: string;
  loading: string;
  variant?: ButtonVariantProps["variant"];
  /** A confirmation: a question and its consequence. */
  confirm?: { title: string; text: string };
};

const errors = { offline: "Network error", otherwise: "That failed. Please try again." };

/** A subscription action with optional confirmation. It cannot be pressed twice, and works as a plain form. */
export function SubscriptionAction({
  action,
  fields = {},
  label,
  loading,
  variant = "secondary",
  confirm,
}: SubscriptionActionProps) {
  const router = useRouter();
  const { busy, message, submit } = useSubmission();
  // Null before the question was asked for the first time: until then its dialog is not made.
  const [confirming, setConfirming] = useState<boolean | null>(null);

  function act() {
    setConfirming(false);
    void submit(() => api.post(action, fields), {
      errors,
      onDone: (reply) => {
        if ("url" in reply) {
          window.location.assign(reply.url);
          return "leaving";
        }
        router.refresh();
        // A card that was tried again may have been declined again.
        if ("state" in reply) return reply.state === "failed" ? failure(reply.message) : success(reply.message);
        return undefined;
      },
    });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (confirm) setConfirming(true);
    else act();
  }

  return (
    <Form action={action} onSubmit={handleSubmit} className="grid gap-3">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <Button
        type="submit"
        size="small"
        variant={variant}
        loading={busy && loading}
        className={`justify-self-start ${variant === "quiet" ? "-ms-4.5" : ""}`}
      >
        {label}
      </Button>
      <FormMessage message={message} />
      {confirm && confirming !== null && (
        <Dialog open={confirming} onClose={() => setConfirming(false)} title={confirm.title}>
          <p>{confirm.text}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant={variant} onClick={act}>
              {label}
            </Button>
            <Button variant="quiet" onClick={() => setConfirming(false)}>
              Cancel
            </Button>
          </div>
        </Dialog>
      )}
    </Form>
  );
}
