import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { wallFormErrorRedirect } from "@/lib/http/wall-form-redirects";
import { wallReply } from "@/lib/personal-walls/contracts";
import { getOwnWall } from "@/lib/personal-walls/queries";
import { stopSharingWall } from "@/lib/personal-walls/stop-sharing-wall";

/** POST /account/wall/unshare: makes the caller's wall private again; its link leads nowhere. Idempotent. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    reply: wallReply,
    messages: { failed: "Failed to stop sharing your wall" },
    form: { done: () => paths.myWall({ saved: "private" }), refused: wallFormErrorRedirect },
    run: async ({ actor }) => {
      await stopSharingWall({ actor });
      return { wall: await getOwnWall(actor._id) };
    },
  }),
});
