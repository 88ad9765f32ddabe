import { methods, route } from "@/lib/http/route";
import { createDrawBody, createDrawReply } from "@/lib/draws/admin-contracts";
import { createDraw } from "@/lib/draws/create-draw";

/** POST /admin/draws: makes the units of a product a draw. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict", "not_found"],
    limit: "write",
    body: createDrawBody,
    reply: createDrawReply,
    status: 201,
    messages: { failed: "The draw could not be made" },
    run: async ({ actor, body }) => ({ draw: await createDraw({ actor, body }) }),
  }),
});
