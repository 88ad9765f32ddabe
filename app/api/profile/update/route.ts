import { profileBody, profileReply } from "@/lib/accounts/contracts";
import { updateProfile } from "@/lib/accounts/update-profile";
import { methods, route } from "@/lib/http/route";
import { findActor } from "@/lib/membership/queries";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: profileBody,
    reply: profileReply,
    sentences: { failed: "Update failed" },
    run: async ({ actor, body }) => {
      await updateProfile({ actor, changes: body });
      return { user: (await findActor(actor._id)) ?? actor };
    },
  }),
});
