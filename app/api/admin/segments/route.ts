import { methods, route } from "@/lib/http/route";
import { segmentBody, segmentReply } from "@/lib/auth/segments/contracts";
import { createSegment } from "@/lib/auth/segments/save-segment";

/** POST /admin/segments: saves a filter of people under a name. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "users",
    errors: ["conflict"],
    limit: "write",
    body: segmentBody,
    reply: segmentReply,
    run: async ({ actor, body }) => ({ id: await createSegment({ actor, body }) }),
  }),
});
