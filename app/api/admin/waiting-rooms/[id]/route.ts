import { methods, route } from "@/lib/http/route";
import { adminProductParams } from "@/lib/catalog/admin-contracts";
import { waitingRoomBody, waitingRoomReply } from "@/lib/waiting-room/admin-contracts";
import { updateWaitingRoom } from "@/lib/waiting-room/update-waiting-room";

/** PUT /admin/waiting-rooms/{id}: the settings of a drop's waiting room, by the id of the product. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "catalog",
    errors: ["stale"],
    limit: "write",
    params: adminProductParams,
    body: waitingRoomBody,
    reply: waitingRoomReply,
    messages: { failed: "Failed to save the waiting room" },
    run: async ({ actor, params, body }) => ({ room: await updateWaitingRoom({ actor, productId: params.id, body }) }),
  }),
});
