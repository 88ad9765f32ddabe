import { logoutBody, messageReply } from "@/lib/accounts/contracts";
import { clearSessionCookies } from "@/lib/accounts/session-token";
import { signOutEverywhere } from "@/lib/accounts/sign-out-everywhere";
import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/platform/paths";

/** POST only: a picture in somebody's page must not sign anyone out. It succeeds for a visitor too. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "anyone",
    body: logoutBody,
    reply: messageReply,
    form: { done: () => paths.login(), refused: () => paths.login() },
    run: async ({ actor, body, headers }) => {
      if (actor && body.everywhere) await signOutEverywhere(actor._id);
      clearSessionCookies(headers);
      return { message: "Signed out." };
    },
  }),
});
