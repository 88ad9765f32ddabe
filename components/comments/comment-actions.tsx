"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { type ReportReason, reportReasons } from "@/lib/comments/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";

type InlineConfirmProps = { question: string; children: ReactNode; onClose: () => void };

/** A confirmation below a comment. It takes the focus, and Escape closes only this confirmation, not the dialog around it. */
function InlineConfirm({ question, children, onClose }: InlineConfirmProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => fieldset.current?.focus(), []);
  return (
    <fieldset
      ref={fieldset}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        event.preventDefault();
        onClose();
      }}
      className="grid gap-3 border-line border-t pt-3"
    >
      <legend className="sr-only">{question}</legend>
      <p className="font-medium text-small">{question}</p>
      {children}
    </fieldset>
  );
}

type DeleteCommentProps = { id: string; onDone: () => void; onClose: () => void };

/** Confirms before deleting a comment. */
export function DeleteComment({ id, onDone, onClose }: DeleteCommentProps) {
  const submission = useSubmitting();
  const [error, setError] = useState("");
  async function remove() {
    if (!submission.start()) return;
    const result = await api.delete(apiPaths.comment(id));
    submission.finish();
    // 404: it was deleted already.
    if (result.ok || result.status === 404) return onDone();
    setError(`❌ ${errorMessage(result, { offline: "Network error", otherwise: "Failed to delete" })}`);
  }
  return (
    <InlineConfirm question="Are you sure you want to delete this comment?" onClose={onClose}>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" size="small" loading={submission.submitting && "Deleting…"} onClick={remove}>
          Delete
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <Alert>{error}</Alert>
    </InlineConfirm>
  );
}

const reasons = Object.entries(reportReasons) as [ReportReason, string][];

/** Asks for the reason and reports a comment to the moderators. */
export function ReportComment({ id, onClose }: { id: string; onClose: () => void }) {
  const submission = useSubmitting();
  const [message, setMessage] = useState("");
  const [reason, setReason] = useState<ReportReason>("abuse");
  async function report() {
    if (!submission.start()) return;
    const result = await api.post(apiPaths.reportComment(id), { reason });
    submission.finish();
    const errorMessages = {
      offline: "Network error",
      otherwise: "The comment could not be reported. Please try again.",
    };
    setMessage(result.ok ? "✅ Thank you. A moderator will review it." : `❌ ${errorMessage(result, errorMessages)}`);
  }
  const isDone = message.startsWith("✅");
  return (
    <InlineConfirm question="What is wrong with this comment?" onClose={onClose}>
      {!isDone && (
        <Select
          label="What is wrong with this comment?"
          hideLabel
          value={reason}
          onChange={(event) => setReason(event.target.value as ReportReason)}
        >
          {reasons.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
      <Alert>{message}</Alert>
      <div className="flex flex-wrap gap-2">
        {!isDone && (
          <Button variant="secondary" size="small" loading={submission.submitting && "Sending…"} onClick={report}>
            Report
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onClose}>
          {isDone ? "Close" : "Cancel"}
        </Button>
      </div>
    </InlineConfirm>
  );
}
