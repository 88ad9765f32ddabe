import { profileBody, profileReply } from "@/lib/accounts/contracts";
import { updateProfile } from "@/lib/accounts/update-profile";
import { methods, route } from "@/lib/http/route";
import { findActor } from "@/lib/membership/queries";
import { answerPaths } from "@/lib/platform/answer-paths";
import { paths } from "@/lib/platform/paths";

/** Which of the account's two forms was sent. */
const formOf = (body: unknown) => ((body as { shippingAddress?: unknown })?.shippingAddress ? "address" : "profile");

/** POST /profile/update: names, wall and address of the caller. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: profileBody,
    reply: profileReply,
    sentences: { failed: "Update failed" },
    form: {
      done: (_, body) => answerPaths.accountSaid(formOf(body), { saved: 1 }),
      refused: ({ code, message }, body) =>
        code === "unauthenticated"
          ? paths.login({ redirectTo: paths.account })
          : answerPaths.accountSaid(formOf(body), { error: message }),
    },
    run: async ({ actor, body }) => {
      await updateProfile({ actor, changes: body });
      return { user: (await findActor(actor._id)) ?? actor };
    },
  }),
});
