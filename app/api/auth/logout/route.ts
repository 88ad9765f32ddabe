import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { logoutBody } from "@/lib/auth/sessions/contracts";
import { endSession } from "@/lib/auth/sessions/end-session";
import { clearSessionCookies } from "@/lib/auth/sessions/session-token";
import { signOutEverywhere } from "@/lib/auth/sessions/sign-out-everywhere";
import { paths } from "@/lib/core/urls/paths";

/** POST /auth/logout: ends this session, or all of them. POST only, so that an image on another site cannot sign anyone out. Succeeds without a session too. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "anyone",
    whileViewing: true,
    body: logoutBody,
    reply: messageReply,
    form: { done: () => paths.login(), refused: () => paths.login() },
    run: async ({ actor, body, headers }) => {
      if (actor && body.everywhere) await signOutEverywhere(actor._id);
      else if (actor?.sessionId) await endSession({ userId: actor._id, sessionId: actor.sessionId });
      clearSessionCookies(headers);
      return { message: "Logged out." };
    },
  }),
});
