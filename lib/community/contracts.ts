import * as z from "zod/mini";
import { emailAddress } from "@/lib/accounts/contracts";

/** POST /newsletter/subscribe. `source` says which form it came from. */
export const subscribeBody = z.object({ email: emailAddress, source: z.optional(z.enum(["footer", "bus"])) });

/** POST /newsletter/confirm and /newsletter/unsubscribe: the secret of the link in the mail. */
export const newsletterToken = z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) });
