import * as z from "zod/mini";
import { currentPassword, redirectFields } from "@/lib/auth/contracts";
import { personName } from "@/lib/core/text-fields";

export const badPasskey = "That passkey could not be used. Please try again, or log in with your password.";
export const passkeyNotAdded = "The passkey could not be added. Please start again.";
export const passkeyNotFound = "There is no such passkey.";

// Sizes are far above what authenticators send; an attestation can hold certificates.
const base64url = (limit: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(limit));
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal("public-key"),
};

/** What `navigator.credentials.create()` returns, as JSON. */
const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(40_000),
    transports: z.optional(z.array(z.string().check(z.regex(/^[\w-]{1,32}$/))).check(z.maxLength(10))),
  }),
});

/** What `navigator.credentials.get()` returns, as JSON. */
const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(8_000),
    signature: base64url(8_000),
    userHandle: z.optional(z.string().check(z.regex(/^[\w-]*$/), z.maxLength(100))),
  }),
});
export type AuthenticationResponse = z.infer<typeof authenticationResponse>;

const verificationRequired = z.literal("required");
const credentialDescriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.optional(z.array(z.string())),
});

/** POST /account/passkeys/options: the password again. The reply is for `navigator.credentials.create()`. */
export const passkeyOptionsBody = z.object({ password: currentPassword });
export const passkeyOptionsReply = z.object({
  options: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
    timeout: z.int(),
    attestation: z.literal("none"),
    excludeCredentials: z.array(credentialDescriptor),
    authenticatorSelection: z.object({
      residentKey: verificationRequired,
      requireResidentKey: z.literal(true),
      userVerification: verificationRequired,
    }),
  }),
});
export type PasskeyOptions = z.infer<typeof passkeyOptionsReply>["options"];

/** POST /account/passkeys. */
export const addPasskeyBody = z.object({ response: registrationResponse });
export type RegistrationResponse = z.infer<typeof registrationResponse>;

/** A passkey as its owner sees it. */
export const passkeyEntry = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  /** Whether a password manager copies it to other devices. */
  isSynced: z.boolean(),
});
export type PasskeyEntry = z.infer<typeof passkeyEntry>;
export const passkeyReply = z.object({ passkey: passkeyEntry });

/** PATCH /account/passkeys/{id}. */
export const passkeyParams = z.object({ id: z.string().check(z.maxLength(60)) });
export const renamePasskeyBody = z.object({ name: personName("Name is required") });

/** POST /account/passkeys/{id}/remove. */
export const removePasskeyBody = z.object({ password: currentPassword });

/** POST /auth/login/passkey/options: for `navigator.credentials.get()`. It names no account. */
export const passkeyLoginOptionsReply = z.object({
  options: z.object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    userVerification: verificationRequired,
  }),
});
export type PasskeyLoginOptions = z.infer<typeof passkeyLoginOptionsReply>["options"];

/** POST /auth/login/passkey. */
export const passkeyLoginBody = z.object({ response: authenticationResponse, ...redirectFields });
