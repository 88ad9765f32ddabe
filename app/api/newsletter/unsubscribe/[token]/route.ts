import { methods } from "@/lib/http/route";
import { oneClickRoute } from "@/lib/http/email-token-route";
import { newsletterToken } from "@/lib/newsletter/contracts";
import { unsubscribeNewsletter } from "@/lib/newsletter/unsubscribe-newsletter";

/** POST /newsletter/unsubscribe/{token}: the one-click unsubscribe of mail programs (RFC 8058). */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: oneClickRoute({ token: newsletterToken, use: unsubscribeNewsletter, message: "You are off the list." }),
});
