"use client";

import { type ReactNode, useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import type { ApiBody, ApiPath, ApiReply } from "@/lib/api-client/routes";
import {
  type ConfirmField,
  ConfirmFields,
  type ConfirmInputName,
  confirmDefaults,
  confirmSchema,
} from "./confirm-fields";

/** What the fields of the dialog leave out of a body. */
type Rest<Body, F extends ConfirmField> = Body extends unknown ? Omit<Body, ConfirmInputName<F>> : never;

/** The request; the fields of the dialog and `body` fill in its body. */
type ConfirmRequest<P extends ApiPath<"POST">, F extends ConfirmField> = { path: P } & (object extends Rest<
  ApiBody<P, "POST">,
  F
>
  ? { body?: Rest<ApiBody<P, "POST">, F> }
  : { body: Rest<ApiBody<P, "POST">, F> });

type ConfirmProps<P extends ApiPath<"POST">, F extends ConfirmField> = ConfirmRequest<P, F> & {
  label: string;
  loadingText?: string;
  /** What the action applies to, named in the question. */
  subject: string;
  /** The title of the dialog (default: label and subject), and the label of its submit button (default: label). */
  title?: string;
  confirmLabel?: string;
  dismissLabel?: string;
  question: string;
  consequence?: ReactNode;
  fields?: readonly F[];
  reasonLabel?: string;
  reasonHint?: string;
  /** The email that has to be typed, shown below its field. */
  emailHint?: string;
  variant?: "danger" | "secondary" | "primary";
  /** The button as plain text, where every row has one. */
  quiet?: boolean;
  /** The toast after success. Default: the message of the reply. */
  successText?: string | ((reply: ApiReply<P, "POST">) => string);
  failureText?: string;
  /** The page to open after success, instead of this one again. */
  goTo?: string;
};

/** An admin action behind a dialog that asks for confirmation and, by default, for a reason. */
export function ConfirmWithReason<P extends ApiPath<"POST">, F extends ConfirmField = "reason">(
  props: ConfirmProps<P, F>,
) {
  const { label, subject, title = `${label} ${subject}?`, variant = "secondary", quiet } = props;
  const [confirming, setConfirming] = useState(false);
  // Rendered on first use: a table has one of these in every row.
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant={quiet ? "quiet" : variant}
        aria-label={title.replace(/\?$/, "")}
        onClick={() => {
          setAsked(true);
          setConfirming(true);
        }}
      >
        {label}
      </Button>
      {asked && <ConfirmDialog action={props} title={title} open={confirming} onClose={() => setConfirming(false)} />}
    </>
  );
}

type ConfirmDialogProps<P extends ApiPath<"POST">, F extends ConfirmField> = {
  action: ConfirmProps<P, F>;
  title: string;
  open: boolean;
  onClose: () => void;
};

/** The dialog alone, for an action in a menu. */
export function ConfirmDialog<P extends ApiPath<"POST">, F extends ConfirmField>({
  action,
  title,
  open,
  onClose,
}: ConfirmDialogProps<P, F>) {
  const { path, body, label, question, consequence, successText } = action;
  const fields: readonly ConfirmField[] = action.fields ?? ["reason"];
  const [schema] = useState(() => confirmSchema(fields));
  const form = useApiForm({
    schema,
    defaultValues: confirmDefaults,
    // The type of the props makes sure that body and fields are all of it.
    send: (typed) => api.post(path, { ...body, ...typed } as ApiBody<P, "POST">),
    errors: { offline: "Network error", otherwise: action.failureText ?? "That failed. Please try again." },
    toast: (reply) => (typeof successText === "function" ? successText(reply) : (successText ?? messageOf(reply))),
    resetAfter: true,
    goTo: action.goTo,
    refresh: true,
    onDone: onClose,
  });
  function close() {
    onClose();
    form.clear();
  }

  return (
    <AdminDialog open={open} onClose={close} title={title} sheet>
      <Form onSubmit={form.onSubmit} className="grid gap-4">
        <p>{question}</p>
        {consequence && <p className="text-muted text-small">{consequence}</p>}
        <ConfirmFields
          fields={fields}
          field={form.field}
          reasonLabel={action.reasonLabel}
          reasonHint={action.reasonHint}
          emailHint={action.emailHint}
        />
        <FormMessage message={form.message} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant={action.variant === "danger" ? "danger" : "primary"}
            loading={form.busy && (action.loadingText ?? "Please wait…")}
          >
            {action.confirmLabel ?? label}
          </Button>
          <Button data-autofocus variant="quiet" onClick={close}>
            {action.dismissLabel ?? "Cancel"}
          </Button>
        </div>
      </Form>
    </AdminDialog>
  );
}

const messageOf = (reply: unknown): string =>
  typeof reply === "object" && reply !== null && "message" in reply && typeof reply.message === "string"
    ? reply.message
    : "Done";
