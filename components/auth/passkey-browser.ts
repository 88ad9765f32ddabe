import { api } from "@/lib/api-client/client";
import type {
  AuthenticationResponse,
  PasskeyLoginOptions,
  PasskeyOptions,
  RegistrationResponse,
} from "@/lib/auth/passkeys/contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

/** What the browser made, or the sentence to show instead. */
type BrowserResult<T> = { response: T } | { problem: string };

// Loaded with the first use, because most visits need none of it.
const loadLibrary = () => import("@simplewebauthn/browser");

function problemOf(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError") return "That was cancelled, or it took too long. Please try again.";
  if (name === "InvalidStateError") return "This device has a passkey for your account already.";
  if (name === "NotSupportedError" || name === "ConstraintError")
    return "This device cannot make a passkey. Please set a screen lock, or try another device.";
  return "The passkey could not be used in this browser.";
}

/** Whether the browser knows passkeys at all. */
export const supportsPasskeys = () => typeof window.PublicKeyCredential === "function";

/** Asks the device for a new passkey. */
export async function createPasskey(options: PasskeyOptions): Promise<BrowserResult<RegistrationResponse>> {
  try {
    const { startRegistration } = await loadLibrary();
    return { response: await startRegistration({ optionsJSON: options }) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Asks for one of the passkeys that the device has for this site. */
export async function readPasskey(options: PasskeyLoginOptions): Promise<BrowserResult<AuthenticationResponse>> {
  try {
    const { startAuthentication } = await loadLibrary();
    return { response: await startAuthentication({ optionsJSON: options }) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/**
 * Lists the passkeys among the suggestions of the email field, and waits for one to be chosen. Null when the browser cannot do
 * that, when it is no longer wanted, and when a press of the button has replaced it.
 */
export async function suggestPasskeys(isWanted: () => boolean): Promise<AuthenticationResponse | null> {
  if (!supportsPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
  const begun = await api.post(accountApiPaths.passkeyLoginOptions);
  if (!begun.ok) return null;
  try {
    const { startAuthentication } = await loadLibrary();
    if (!isWanted()) return null;
    return await startAuthentication({ optionsJSON: begun.data.options, useBrowserAutofill: true });
  } catch {
    return null;
  }
}
