import * as z from "zod/mini";
import { emailAddress, redirectFields } from "@/lib/auth/contracts";

export const signInLinkSent =
  "If there is an account with this email address, we have sent it a login link. It works once, for 15 minutes.";

/** POST /auth/sign-in-link. */
export const signInLinkBody = z.object({ email: emailAddress, ...redirectFields });
