import { POST as postPasskeyOptions } from "@/app/api/account/passkeys/options/route";
import { POST as postPasskey } from "@/app/api/account/passkeys/route";
import { POST as postLoginOptions } from "@/app/api/auth/login/passkey/options/route";
import { POST as postPasskeyLogin } from "@/app/api/auth/login/passkey/route";
import type { Actor } from "@/lib/auth/contracts";
import { SEED_PASSWORD } from "@/lib/auth/factory";
import type { AuthenticationResponse } from "@/lib/auth/passkeys/contracts";
import { TestAuthenticator } from "@/lib/auth/passkeys/test-authenticator";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { type CallResponse, callRoute } from "@/lib/http/test-client";

type Caller = Actor | string;

/** Asks for the options of a new passkey. */
export const requestPasskey = (as: Caller, password = SEED_PASSWORD): Promise<CallResponse> =>
  callRoute(postPasskeyOptions, accountApiPaths.passkeyOptions, { as, body: { password } });

/** Sends what the authenticator made. */
export const submitPasskey = (as: Caller, response: object): Promise<CallResponse> =>
  callRoute(postPasskey, accountApiPaths.addPasskey, { as, body: { response } });

/** Adds a passkey to the account of the caller. */
export async function addTestPasskey(as: Caller): Promise<{ authenticator: TestAuthenticator; id: string }> {
  const authenticator = new TestAuthenticator();
  const { options } = (await requestPasskey(as)).body;
  const added = await submitPasskey(as, authenticator.register(options));
  if (added.status !== 200) throw new Error(added.text);
  return { authenticator, id: added.body.passkey._id };
}

/** A new challenge to sign in with. */
export const requestPasskeyLogin = async (): Promise<{ challenge: string }> =>
  (await callRoute(postLoginOptions, accountApiPaths.passkeyLoginOptions, { body: {} })).body.options;

/** Sends a signature. */
export const submitPasskeyLogin = (response: AuthenticationResponse, more: object = {}): Promise<CallResponse> =>
  callRoute(postPasskeyLogin, accountApiPaths.passkeyLogin, { body: { response, ...more } });

/** Signs in as an authenticator does: with the next value of its counter. */
export async function loginWithPasskey(
  authenticator: TestAuthenticator,
  deviation: Parameters<TestAuthenticator["signIn"]>[1] = {},
): Promise<CallResponse> {
  const options = await requestPasskeyLogin();
  authenticator.counter++;
  return submitPasskeyLogin(authenticator.signIn(options, deviation));
}
