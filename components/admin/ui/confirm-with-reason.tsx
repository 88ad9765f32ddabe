"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { fromLagosInput } from "@/components/ui/lagos-time";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import type { ApiBody, ApiPath, ApiReply } from "@/lib/api-client/routes";

type ConfirmField = "reason" | "minutes" | "times";

type ConfirmWithReasonProps<P extends ApiPath<"POST">> = {
  /** The request, and the body beside the fields of the dialog. */
  path: P;
  body?: Partial<ApiBody<P, "POST">>;
  label: string;
  loadingText?: string;
  /** What the action applies to, named in the question. */
  subject: string;
  /** The title of the dialog (default: label and subject), and the label of its submit button (default: label). */
  title?: string;
  confirmLabel?: string;
  dismissLabel?: string;
  question: string;
  consequence?: string;
  fields?: readonly ConfirmField[];
  reasonLabel?: string;
  reasonHint?: string;
  /** Further form fields, sent under their own names. */
  children?: ReactNode;
  variant?: "danger" | "secondary" | "primary";
  /** The toast after success. Default: the message of the reply. */
  successText?: string | ((reply: ApiReply<P, "POST">) => string);
  failureText?: string;
};

const defaultFailureText = "That failed. Please try again.";

/** An admin action behind a dialog that asks for confirmation and, by default, for a reason. */
export function ConfirmWithReason<P extends ApiPath<"POST">>({
  fields = ["reason"],
  variant = "secondary",
  ...given
}: ConfirmWithReasonProps<P>) {
  const {
    path,
    body,
    label,
    loadingText = "Please wait…",
    subject,
    question,
    consequence,
    reasonLabel = "Reason",
    reasonHint,
  } = given;
  const {
    title = `${label} ${subject}?`,
    confirmLabel = label,
    dismissLabel = "Cancel",
    children,
    successText,
    failureText,
  } = given;
  const router = useRouter();
  const submission = useSubmitting();
  const [confirming, setConfirming] = useState(false);
  // Rendered on first use: a table has one of these in every row.
  const [asked, setAsked] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");

  async function act(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const missing = validate(typed, fields);
    setErrors(missing);
    setProblem("");
    if (Object.keys(missing).length > 0 || !submission.start()) return;
    const result = await api.post(path, toRequestBody<ApiBody<P, "POST">>(typed, body));
    submission.finish();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      return setProblem(
        `❌ ${errorMessage(result, { offline: "Network error", otherwise: failureText ?? defaultFailureText })}`,
      );
    }
    form.reset();
    setConfirming(false);
    notify.success(
      (typeof successText === "function" ? successText(result.data) : successText) ?? messageOf(result.data) ?? "Done",
    );
    router.refresh();
  }

  return (
    <>
      <Button
        size="small"
        variant={variant}
        aria-label={title.replace(/\?$/, "")}
        onClick={() => {
          setErrors({});
          setProblem("");
          setAsked(true);
          setConfirming(true);
        }}
      >
        {label}
      </Button>
      {asked && (
        <Dialog open={confirming} onClose={() => setConfirming(false)} title={title} sheet>
          <form onSubmit={act} noValidate className="grid gap-4">
            <p>{question}</p>
            {consequence && <p className="text-muted text-small">{consequence}</p>}
            {children}
            {fields.includes("minutes") && (
              <TextField
                label="Minutes"
                name="minutes"
                inputMode="numeric"
                defaultValue="10"
                error={errors.minutes}
                hint="At most 1,440 (one day)."
              />
            )}
            {fields.includes("times") && (
              <div className="grid gap-4 xs:grid-cols-2">
                <TextField label="Starts" name="start" type="datetime-local" error={errors.start} hint="Lagos time." />
                <TextField label="Ends" name="end" type="datetime-local" error={errors.end} />
              </div>
            )}
            {fields.includes("reason") && (
              <Textarea
                label={reasonLabel}
                name="reason"
                required
                rows={3}
                maxLength={300}
                error={errors.reason}
                hint={reasonHint}
              />
            )}
            <Alert>{problem}</Alert>
            <div className="flex flex-wrap gap-3">
              <Button
                type="submit"
                variant={variant === "danger" ? "danger" : "primary"}
                loading={submission.submitting && loadingText}
              >
                {confirmLabel}
              </Button>
              <Button variant="quiet" onClick={() => setConfirming(false)}>
                {dismissLabel}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}

const messageOf = (reply: unknown) =>
  typeof reply === "object" && reply !== null && "message" in reply && typeof reply.message === "string"
    ? reply.message
    : undefined;

function validate(typed: Record<string, string>, needs: readonly ConfirmField[]): Record<string, string> {
  return {
    ...(needs.includes("reason") && (typed.reason ?? "").trim().length < 3 && { reason: "Enter a reason" }),
    ...(needs.includes("minutes") && !/^\s*\d+\s*$/.test(typed.minutes ?? "") && { minutes: "Enter whole minutes" }),
    ...(needs.includes("times") && !typed.start && { start: "Enter a date and time" }),
    ...(needs.includes("times") && !typed.end && { end: "Enter a date and time" }),
  };
}

// The caller chooses the fields of the dialog that complete the body; the server checks them.
function toRequestBody<B>(typed: Record<string, string>, body: Partial<B> | undefined): B {
  const { reason, minutes, start, end } = typed;
  const converted = {
    ...(reason !== undefined && { reason: reason.trim() }),
    ...(minutes !== undefined && { minutes: Number(minutes) }),
    ...(start !== undefined && { start: fromLagosInput(start) }),
    ...(end !== undefined && { end: fromLagosInput(end) }),
  };
  return { ...typed, ...body, ...converted } as B;
}
