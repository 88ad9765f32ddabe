import { useRef } from "react";
import { type SubmissionOptions, useSubmission } from "@/components/ui/use-submission";
import { type ApiResult, api, rejection } from "@/lib/api-client/client";
import type { AuthenticationResponse } from "@/lib/auth/passkeys/contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { type AuthQuery, hiddenRedirectFields } from "./auth-query";
import { readPasskey, suggestPasskeys } from "./passkey-browser";

type LoginTarget = { redirectTo: string };

const options: SubmissionOptions<LoginTarget> = {
  errors: { offline: "Something went wrong", otherwise: "Login failed" },
  // A full page load discards everything fetched before the login.
  onDone: ({ redirectTo }) => {
    window.location.assign(redirectTo);
    return "leaving";
  },
};

/** Signing in with a passkey: by the button, or by a suggestion of the email field. */
export function usePasskeyLogin(query: AuthQuery) {
  const { busy, message, submit } = useSubmission();
  const isSuggested = useRef(false);
  const isPressed = useRef(false);

  const send = (response: AuthenticationResponse): Promise<ApiResult<LoginTarget>> =>
    api.post(accountApiPaths.passkeyLogin, { response, ...hiddenRedirectFields(query) });

  async function askDevice(): Promise<ApiResult<LoginTarget>> {
    const begun = await api.post(accountApiPaths.passkeyLoginOptions);
    if (!begun.ok) return begun;
    const result = await readPasskey(begun.data.options);
    return "problem" in result ? rejection(result.problem) : send(result.response);
  }

  function press(): void {
    isPressed.current = true;
    void submit(askDevice, options);
  }

  /** Called when the visitor comes to the form; only the first call counts. */
  async function suggest(): Promise<void> {
    if (isSuggested.current || isPressed.current) return;
    isSuggested.current = true;
    const response = await suggestPasskeys(() => !isPressed.current);
    if (response) await submit(() => send(response), options);
  }

  return { busy, message, press, suggest: () => void suggest() };
}
