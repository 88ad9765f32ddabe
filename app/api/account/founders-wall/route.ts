import { methods, route } from "@/lib/http/route";
import * as z from "zod/mini";
import { profileReply } from "@/lib/auth/contracts";
import { messageCode } from "@/lib/auth/form-messages";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import { getActor } from "@/lib/subscriptions/get-actor";
import { setWallVisibility } from "@/lib/subscriptions/set-wall-visibility";

const foundersWallBody = z.object({ show: z.union([z.boolean(), z.stringbool({ truthy: ["on"], falsy: ["off"] })]) });

/** POST /account/founders-wall: whether the caller's name may be shown on the Founders Wall. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: foundersWallBody,
    reply: profileReply,
    messages: { failed: "Update failed" },
    form: {
      done: () => formRedirectPaths.accountResult("profile", { saved: 1 }),
      refused: (error) =>
        error.code === "unauthenticated"
          ? paths.login({ redirectTo: paths.account })
          : formRedirectPaths.accountResult("profile", { error: messageCode(error) }),
    },
    run: async ({ actor, body }) => {
      await setWallVisibility(actor._id, body.show);
      return { user: (await getActor(actor._id)) ?? actor };
    },
  }),
});
