import * as z from "zod/mini";
import { readSignedValue, signValue } from "@/lib/core/signed-value";

/** A change of an email address that waits for its link. `verifiedAt` is when the address before it was verified: each change moves it, so that a link works once. */
const emailChange = z.object({
  userId: z.string(),
  from: z.string(),
  to: z.string(),
  verifiedAt: z.number(),
  expiresAt: z.number(),
});

export type EmailChange = z.infer<typeof emailChange>;

export const newEmailLinkToken = (change: EmailChange): string =>
  signValue("email-change", Buffer.from(JSON.stringify(change)).toString("base64url"));

/** The change of a token, or null when it is not ours. */
export function readNewEmailLink(token: string): EmailChange | null {
  const value = readSignedValue("email-change", token);
  return value === null ? null : emailChange.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
}
