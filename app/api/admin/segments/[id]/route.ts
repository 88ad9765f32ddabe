import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { segmentChange, segmentParams, segmentReply } from "@/lib/auth/segments/contracts";
import { updateSegment } from "@/lib/auth/segments/save-segment";
import { deleteSegment } from "@/lib/workflows/delete-segment";

/** PUT /admin/segments/{id}: changes the name and the conditions of a segment. DELETE /admin/segments/{id}: deletes a segment. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "users",
    errors: ["conflict", "stale"],
    limit: "write",
    params: segmentParams,
    body: segmentChange,
    reply: segmentReply,
    run: async ({ actor, params, body }) => ({ id: await updateSegment({ actor, id: params.id, body }) }),
  }),
  DELETE: route({
    access: "admin",
    permission: "users",
    errors: ["conflict"],
    limit: "write",
    params: segmentParams,
    reply: messageReply,
    run: async ({ actor, params }) => {
      await deleteSegment({ actor, id: params.id });
      return { message: "The segment is deleted." };
    },
  }),
});
