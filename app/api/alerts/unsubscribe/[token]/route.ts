import { methods } from "@/lib/http/route";
import { alertToken } from "@/lib/catalog/contracts";
import { unsubscribeAlert } from "@/lib/catalog/unsubscribe-alert";
import { oneClickRoute } from "@/lib/http/email-token-route";

/** POST /alerts/unsubscribe/{token}: the one-click unsubscribe of mail programs (RFC 8058). */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: oneClickRoute({ token: alertToken, use: unsubscribeAlert, message: "Your address is forgotten." }),
});
