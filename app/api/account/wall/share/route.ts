import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { wallFormErrorRedirect } from "@/lib/http/wall-form-redirects";
import { wallReply } from "@/lib/personal-walls/contracts";
import { getOwnWall } from "@/lib/personal-walls/queries";
import { shareWall } from "@/lib/personal-walls/share-wall";

/** POST /account/wall/share: shares the caller's wall by a link that nobody can guess. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    reply: wallReply,
    messages: { failed: "Failed to share your wall" },
    form: { done: () => paths.myWall({ saved: "shared" }), refused: wallFormErrorRedirect },
    run: async ({ actor }) => {
      await shareWall({ actor });
      return { wall: await getOwnWall(actor._id) };
    },
  }),
});
