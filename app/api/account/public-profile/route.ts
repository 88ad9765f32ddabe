import { methods, route } from "@/lib/http/route";
import { messageCode } from "@/lib/auth/form-messages";
import { publicProfileBody, publicProfileReply } from "@/lib/collections/contracts";
import { savePublicProfile } from "@/lib/collections/save-public-profile";
import { paths } from "@/lib/core/urls/paths";

/** POST /account/public-profile: the handle of the caller's public profile, and whether the profile is on. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    body: publicProfileBody,
    reply: publicProfileReply,
    messages: { failed: "Failed to save your profile" },
    form: {
      done: () => paths.collection({ saved: "profile" }),
      refused: (error) =>
        error.code === "unauthenticated"
          ? paths.login({ redirectTo: paths.collection() })
          : paths.collection({ error: error.code === "conflict" ? "taken" : messageCode(error) }),
    },
    run: async ({ actor, body }) => ({ profile: await savePublicProfile({ actor, body }) }),
  }),
});
