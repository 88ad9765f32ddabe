import { methods } from "@/lib/http/route";
import { followToken } from "@/lib/collections/contracts";
import { unsubscribeFollow } from "@/lib/collections/unsubscribe-follow";
import { oneClickRoute } from "@/lib/http/email-token-route";

/** POST /follows/unsubscribe/{token}: the one-click unsubscribe of mail programs (RFC 8058). */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: oneClickRoute({ token: followToken, use: unsubscribeFollow, message: "You get no more emails about this." }),
});
