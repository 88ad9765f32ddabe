import type { Mutation } from "../mutation";

const challenge = "lib/auth/passkeys/challenge.ts";
const signIn = "lib/auth/passkeys/sign-in-with-passkey.ts";
const add = "lib/auth/passkeys/add-passkey.ts";
const remove = "lib/auth/passkeys/remove-passkey.ts";
const factors = "lib/auth/mfa/lock-factors.ts";
const signInTest = "lib/auth/passkeys/sign-in-with-passkey.test.ts";
const addTest = "lib/auth/passkeys/add-passkey.test.ts";

/** Passkeys. */
export const passkeyMutations: readonly Mutation[] = [
  {
    name: "a challenge expires",
    file: challenge,
    text: " AND expires_at > now()",
    replacement: "",
    test: signInTest,
  },
  {
    name: "a challenge for a registration is of its user",
    file: challenge,
    text: "\n      AND user_id IS NOT DISTINCT FROM ${userId}",
    replacement: "",
    test: addTest,
  },
  {
    name: "a passkey signs in its own user",
    file: signIn,
    text: 'if (Buffer.from(response.response.userHandle ?? "", "base64url").toString() !== userId) return null;',
    replacement: "",
    test: signInTest,
  },
  {
    name: "a sign-in verifies the user",
    file: signIn,
    text: "requireUserVerification: true",
    replacement: "requireUserVerification: false",
    test: signInTest,
  },
  {
    name: "a signature is right",
    file: signIn,
    text: "return verified ? BigInt",
    replacement: "return authenticationInfo ? BigInt",
    test: signInTest,
  },
  {
    name: "a counter that went back is refused",
    file: signIn,
    text: " AND (counter < ${counter}::bigint OR (counter = 0 AND ${counter}::bigint = 0))",
    replacement: "",
    test: signInTest,
  },
  {
    name: "a disabled account cannot sign in with a passkey",
    file: signIn,
    text: 'if (user.disabledAt) throwAppError("account_disabled", accountDisabled);',
    replacement: "",
    test: signInTest,
  },
  {
    name: "adding a passkey asks for the password",
    file: add,
    text: 'await assertPassword(actor, password, "password");',
    replacement: "",
    test: addTest,
  },
  {
    name: "a new passkey verifies its user",
    file: add,
    text: "requireUserVerification: true",
    replacement: "requireUserVerification: false",
    test: addTest,
  },
  {
    name: "removing a passkey asks for the password",
    file: remove,
    text: 'await assertPassword(actor, password, "password");',
    replacement: "",
    test: addTest,
  },
  {
    name: "an admin's password alone adds no factor beside a passkey",
    file: factors,
    text: "if (mfaRequired && ",
    replacement: "if (false && ",
    test: addTest,
  },
  {
    name: "no factor is changed by a session that has ended",
    file: factors,
    text: " AND session_version = ${sessionVersion}",
    replacement: "",
    test: addTest,
  },
];
