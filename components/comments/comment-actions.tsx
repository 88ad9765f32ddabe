"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { success } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { useApiForm } from "@/components/ui/use-api-form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { reportBody } from "@/lib/comments/contracts";
import { reportReasons } from "@/lib/comments/rules";
import { keysOf } from "@/lib/core/keys-of";
import { apiPaths } from "@/lib/core/urls/api-paths";

type InlineConfirmProps = { question: string; children: ReactNode; onClose: () => void };

/** A confirmation below a comment. It takes the focus, and Escape closes only this confirmation, not the dialog around it. */
export function InlineConfirm({ question, children, onClose }: InlineConfirmProps) {
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

const deleteErrors = { offline: "Network error", otherwise: "Failed to delete" };

/** Confirms before deleting a comment. */
export function DeleteComment({ id, onDone, onClose }: DeleteCommentProps) {
  const { busy, message, submit } = useSubmission();
  const remove = () =>
    void submit(() => api.delete(apiPaths.comment(id)), {
      errors: deleteErrors,
      onDone: () => onDone(),
      onError: ({ status }) => {
        if (status !== 404) return undefined;
        // It was deleted already.
        onDone();
        return null;
      },
    });
  return (
    <InlineConfirm question="Are you sure you want to delete this comment?" onClose={onClose}>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" size="small" loading={busy && "Deleting…"} onClick={remove}>
          Delete
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <FormMessage message={message} />
    </InlineConfirm>
  );
}

const reasons = keysOf(reportReasons).map((reason) => [reason, reportReasons[reason]] as const);
const reportErrors = {
  offline: "Network error",
  otherwise: "The comment could not be reported. Please try again.",
};

/** Asks for the reason and reports a comment to the moderators. */
export function ReportComment({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useApiForm({
    schema: reportBody,
    defaultValues: { reason: "abuse" },
    errors: reportErrors,
    send: (body) => api.post(apiPaths.reportComment(id), body),
    onDone: () => success("Thank you. A moderator will review it."),
  });
  const isDone = form.message?.tone === "success";
  return (
    <InlineConfirm question="What is wrong with this comment?" onClose={onClose}>
      <Form onSubmit={form.onSubmit} className="grid gap-3">
        {!isDone && (
          <Select label="What is wrong with this comment?" hideLabel {...form.field("reason")}>
            {reasons.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
        <FormMessage message={form.message} />
        <div className="flex flex-wrap gap-2">
          {!isDone && (
            <Button type="submit" variant="secondary" size="small" loading={form.busy && "Sending…"}>
              Report
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onClose}>
            {isDone ? "Close" : "Cancel"}
          </Button>
        </div>
      </Form>
    </InlineConfirm>
  );
}
