"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import type { ApiBody, ApiPath } from "@/lib/api-client/routes";

type ConfirmActionProps<P extends ApiPath<"POST">> = {
  /** The request to send. */
  request: { method: "delete"; path: ApiPath<"DELETE"> } | { method: "post"; path: P; body: ApiBody<P, "POST"> };
  label: string;
  loadingText: string;
  /** What the action applies to: read by screen readers with the label. */
  subject: string;
  /** The question and its consequence. Without it the action runs at once. */
  confirm?: { question: string; consequence?: string };
  successText: string;
  failureText: string;
};

/** A button for one action on one row. Destructive actions ask for confirmation first. */
export function ConfirmAction<P extends ApiPath<"POST">>({
  request,
  label,
  loadingText,
  subject,
  confirm,
  successText,
  failureText,
}: ConfirmActionProps<P>) {
  const router = useRouter();
  const submission = useSubmitting();
  const [confirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState("");

  async function act() {
    if (!submission.start()) return;
    setProblem("");
    const result =
      request.method === "delete" ? await api.delete(request.path) : await api.post(request.path, request.body);
    submission.finish();
    if (!result.ok) {
      const why = Object.values(result.fields ?? {})[0];
      return setProblem(
        `❌ ${errorMessage(result, { offline: "Network error", otherwise: failureText })}${why ? `. ${why}` : ""}`,
      );
    }
    setConfirming(false);
    notify.success(successText);
    router.refresh();
  }

  return (
    <>
      <Button
        size="small"
        variant={confirm ? "danger" : "secondary"}
        aria-label={`${label} ${subject}`}
        loading={!confirming && submission.submitting && loadingText}
        onClick={() => (confirm ? setConfirming(true) : void act())}
      >
        {label}
      </Button>
      {!confirm && <Alert>{problem}</Alert>}
      {confirm && (
        <Dialog open={confirming} onClose={() => setConfirming(false)} title={`${label} ${subject}?`}>
          <p>{confirm.question}</p>
          {confirm.consequence && <p className="text-muted text-small">{confirm.consequence}</p>}
          <Alert>{problem}</Alert>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" loading={submission.submitting && loadingText} onClick={() => void act()}>
              {label}
            </Button>
            <Button variant="quiet" onClick={() => setConfirming(false)}>
              Cancel
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
