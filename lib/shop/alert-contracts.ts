import * as z from "zod/mini";
import { emailAddress } from "@/lib/accounts/contracts";

/** POST /products/{slug}/alert: a visitor's address; whoever is signed in needs none, and one that they send is not looked at. */
export const alertBody = z.object({ email: z.optional(emailAddress) });

/** POST /alerts/confirm and /alerts/leave: the secret of the link in the mail. */
export const alertToken = z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) });
