import { methods, route } from "@/lib/http/route";
import { wallBody, wallReply } from "@/lib/personal-walls/contracts";
import { getOwnWall } from "@/lib/personal-walls/queries";
import { saveWall } from "@/lib/personal-walls/save-wall";

const failed = "Failed to save your wall";

/** GET /account/wall: the caller's own wall. PUT saves its title, its works in their order, and their captions. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    reply: wallReply,
    run: async ({ actor }) => ({ wall: await getOwnWall(actor._id) }),
  }),
  PUT: route({
    access: "session",
    errors: ["not_found", "stale"],
    limit: "write",
    body: wallBody,
    reply: wallReply,
    messages: { invalid: failed, failed },
    run: async ({ actor, body }) => {
      await saveWall({ actor, body });
      return { wall: await getOwnWall(actor._id) };
    },
  }),
});
