import { profileBody, profileReply } from "@/lib/auth/contracts";
import { messageCode } from "@/lib/auth/form-messages";
import { updateProfile } from "@/lib/auth/update-profile";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import { methods, route } from "@/lib/http/route";
import { getActor } from "@/lib/subscriptions/get-actor";

/** Which of the two account forms was submitted. */
const formKind = (body: unknown) => ((body as { shippingAddress?: unknown })?.shippingAddress ? "address" : "profile");

/** POST /profile/update: updates name, wall visibility and address of the caller. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: profileBody,
    reply: profileReply,
    messages: { failed: "Update failed" },
    form: {
      done: (_, body) => formRedirectPaths.accountResult(formKind(body), { saved: 1 }),
      refused: (error, body) =>
        error.code === "unauthenticated"
          ? paths.login({ redirectTo: paths.account })
          : formRedirectPaths.accountResult(formKind(body), { error: messageCode(error) }),
    },
    run: async ({ actor, body }) => {
      await updateProfile({ actor, changes: body });
      return { user: (await getActor(actor._id)) ?? actor };
    },
  }),
});
