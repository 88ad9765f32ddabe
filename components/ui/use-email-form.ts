"use client";

import type { FormEvent } from "react";
import type { ApiResult } from "@/lib/api-client/client";
import { success } from "./message";
import { useSubmission } from "./use-submission";

type EmailFormOptions = {
  send: (email: string) => Promise<ApiResult<{ message: string }>>;
  errors: Record<"offline" | "otherwise", string>;
};

/**
 * A form with one email field, or none when the user is known. Unlike `useApiForm` it leaves the check to the server: it is
 * part of the first load of public pages, to which the contract with zod would add 14 kB and react-hook-form 12 kB, gzipped.
 */
export function useEmailForm({ send, errors }: EmailFormOptions) {
  const { busy, message, submit } = useSubmission();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem("email");
    const input = field instanceof HTMLInputElement ? field : null;
    const sent = await submit(() => send(input?.value ?? ""), {
      errors,
      onDone: (reply) => success(reply.message),
      onError: ({ fields }) => {
        if (fields?.email) input?.focus();
      },
    });
    if (sent) form.reset();
  }

  return { busy, message, onSubmit };
}
