"use client";

import { useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmission } from "@/components/ui/use-submission";
import { type ApiResult, api } from "@/lib/api-client/client";
import type { ApiBody, ApiPath } from "@/lib/api-client/routes";

type ConfirmActionProps<P extends ApiPath<"POST">> = {
  /** The request to send. */
  request: { method: "delete"; path: ApiPath<"DELETE"> } | { method: "post"; path: P; body: ApiBody<P, "POST"> };
  label: string;
  loadingText: string;
  /** What the action applies to: read by screen readers with the label. */
  subject: string;
  /** The primary action of the page. */
  primary?: boolean;
  /** The question and its consequence. Without it the action runs at once. */
  confirm?: {
    question: string;
    consequence?: string;
    /** The label of the button that confirms (default: the label of the action). */
    label?: string;
    /** The label of the way out (default: Cancel). */
    dismissLabel?: string;
  };
  /** Shown in the colour of danger; by default when it asks. */
  danger?: boolean;
  /** Looks like a link: for a rare act that many rows of a list have. */
  quiet?: boolean;
  successText: string;
  failureText: string;
};

/** A button for one action on one row. Destructive actions ask for confirmation first. */
export function ConfirmAction<P extends ApiPath<"POST">>(action: ConfirmActionProps<P>) {
  const { label, loadingText, subject, primary, confirm, danger = confirm !== undefined, quiet } = action;
  const [confirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  const { busy, message, act } = useAct(action, close);
  return (
    <>
      <Button
        size="small"
        variant={quiet ? "quiet" : danger ? "danger" : primary ? "primary" : "secondary"}
        className={quiet ? "px-0!" : undefined}
        aria-label={`${label} ${subject}`}
        loading={busy && loadingText}
        onClick={() => (confirm ? setConfirming(true) : act())}
      >
        {label}
      </Button>
      {!confirm && <FormMessage message={message} />}
      {confirm && <ConfirmActionDialog action={action} open={confirming} onClose={close} />}
    </>
  );
}

/** The dialog alone, for an action in a menu. */
export function ConfirmActionDialog<P extends ApiPath<"POST">>({
  action,
  open,
  onClose,
}: {
  action: ConfirmActionProps<P>;
  open: boolean;
  onClose: () => void;
}) {
  const { label, loadingText, subject, confirm, danger = confirm !== undefined } = action;
  const { busy, message, act } = useAct(action, onClose);
  return (
    <AdminDialog open={open} onClose={onClose} title={`${label} ${subject}?`}>
      <p>{confirm?.question}</p>
      {confirm?.consequence && <p className="text-muted text-small">{confirm.consequence}</p>}
      <FormMessage message={message} />
      <div className="flex flex-wrap gap-3">
        <Button variant={danger ? "danger" : "primary"} loading={busy && loadingText} onClick={act}>
          {confirm?.label ?? label}
        </Button>
        <Button data-autofocus variant="quiet" onClick={onClose}>
          {confirm?.dismissLabel ?? "Cancel"}
        </Button>
      </div>
    </AdminDialog>
  );
}

function useAct<P extends ApiPath<"POST">>(
  { request, successText, failureText }: ConfirmActionProps<P>,
  onDone: () => void,
) {
  const { busy, message, submit } = useSubmission();
  const send = (): Promise<ApiResult<unknown>> =>
    request.method === "delete" ? api.delete(request.path) : api.post(request.path, request.body);
  const act = () =>
    void submit(send, {
      errors: { offline: "Network error", otherwise: failureText },
      toast: successText,
      refresh: true,
      onDone,
    });
  return { busy, message, act };
}
