"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { ButtonVariantProps } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import type { ApiPost } from "@/lib/api-client/routes";
import type { apiPaths } from "@/lib/core/urls/api-paths";

type Action = ApiPost<
  | typeof apiPaths.membershipRenewal
  | typeof apiPaths.membershipCard
  | typeof apiPaths.membershipPlan
  | ReturnType<typeof apiPaths.markPerkReceived>
>;

type SubscriptionActionProps = Action & {
  label: string;
  loading: string;
  variant?: ButtonVariantProps["variant"];
  /** A confirmation: a question and its consequence. */
  confirm?: { title: string; text: string };
};

const errorMessages = { offline: "Network error", otherwise: "That failed. Please try again." };

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
  const submission = useSubmitting();
  const [confirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState("");

  async function act() {
    setConfirming(false);
    if (!submission.start()) return;
    setProblem("");
    const result = await api.post(action, fields);
    submission.finish();
    if (!result.ok) return setProblem(`❌ ${errorMessage(result, errorMessages)}`);
    if ("url" in result.data) return window.location.assign(result.data.url);
    router.refresh();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (confirm) setConfirming(true);
    else void act();
  }

  return (
    <form method="post" action={action} onSubmit={submit} className="grid gap-3">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <Button
        type="submit"
        size="small"
        variant={variant}
        loading={submission.submitting && loading}
        className="justify-self-start"
      >
        {label}
      </Button>
      <Alert>{problem}</Alert>
      {confirm && (
        <Dialog open={confirming} onClose={() => setConfirming(false)} title={confirm.title}>
          <p>{confirm.text}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant={variant} onClick={() => void act()}>
              {label}
            </Button>
            <Button variant="quiet" onClick={() => setConfirming(false)}>
              Cancel
            </Button>
          </div>
        </Dialog>
      )}
    </form>
  );
}
