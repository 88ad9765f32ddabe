import { methods } from "@/lib/http/route";
import { digestToken } from "@/lib/digest/contracts";
import { stopDigest } from "@/lib/digest/set-digest";
import { oneClickRoute } from "@/lib/http/email-token-route";

/** POST /digest/stop/{token}: the one-click unsubscribe of mail programs (RFC 8058). */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: oneClickRoute({ token: digestToken, use: stopDigest, message: "You do not get this email any more." }),
});
