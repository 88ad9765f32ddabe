import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { wallFormErrorRedirect } from "@/lib/http/wall-form-redirects";
import { addToWall } from "@/lib/personal-walls/add-to-wall";
import { wallReply, wallWorkBody } from "@/lib/personal-walls/contracts";
import { getOwnWall } from "@/lib/personal-walls/queries";

const failed = "Failed to put this work on your wall";

/** POST /account/wall/works: puts a public work on the caller's wall. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "not_found"],
    limit: "write",
    body: wallWorkBody,
    reply: wallReply,
    messages: { invalid: failed, failed },
    form: { done: () => paths.myWall({ saved: "work" }), refused: wallFormErrorRedirect },
    run: async ({ actor, body }) => {
      await addToWall({ actor, work: body.work });
      return { wall: await getOwnWall(actor._id) };
    },
  }),
});
