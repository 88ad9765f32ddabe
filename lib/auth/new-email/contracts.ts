import * as z from "zod/mini";
import { currentPassword, emailAddress } from "@/lib/auth/contracts";

/** POST /account/email, and its form: the new address, and the password of the account. */
export const newEmailBody = z.object({ email: emailAddress, currentPassword });
export const newEmailSent =
  "We have sent a link to the new address. It works once, for an hour; until then nothing changes.";

/** POST /account/email/confirm: the token of the link in that email. */
export const newEmailToken = z.object({ token: z.string().check(z.maxLength(1_000)) });
