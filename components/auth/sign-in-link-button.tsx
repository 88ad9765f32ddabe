"use client";

import type { MouseEvent } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { failure, success } from "@/components/ui/message";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { emailBody } from "@/lib/auth/contracts";
import { schemaMessages } from "@/lib/core/schema-messages";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { type AuthQuery, hiddenRedirectFields } from "./auth-query";

const errors = { offline: "Something went wrong. Please try again.", otherwise: "Request failed" };

type SignInLinkButtonProps = {
  /** The id of the form with the email field. Without JavaScript that form is submitted to another URL. */
  form: string;
  query: AuthQuery;
  email: () => string;
};

/** Emails a link to sign in to the address in the form. */
export function SignInLinkButton({ form, query, email }: SignInLinkButtonProps) {
  const { busy, message, setMessage, submit } = useSubmission();

  function send(event: MouseEvent) {
    event.preventDefault();
    const read = emailBody.safeParse({ email: email() }, schemaMessages);
    if (!read.success) return setMessage(failure(read.error.issues[0]?.message ?? ""));
    const body = { ...read.data, ...hiddenRedirectFields(query) };
    void submit(() => api.post(accountApiPaths.requestSignInLink, body), {
      errors,
      onDone: (reply) => success(reply.message),
    });
  }

  return (
    <div className="grid gap-5">
      <FormMessage message={message} />
      <Button
        type="submit"
        form={form}
        formAction={accountApiPaths.requestSignInLink}
        formNoValidate
        variant="secondary"
        size="small"
        wide
        loading={busy && "Sending…"}
        onClick={send}
      >
        Email me a login link
      </Button>
    </div>
  );
}
