import { methods, route } from "@/lib/http/route";
import { adminExhibitionReply, exhibitionBody } from "@/lib/exhibitions/admin-contracts";
import { createExhibition } from "@/lib/exhibitions/create-exhibition";

const failed = "Failed to save exhibition";

/** POST /admin/exhibitions: creates an exhibition as a draft. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict", "not_found"],
    limit: "write",
    maxBodyBytes: 500_000,
    body: exhibitionBody,
    reply: adminExhibitionReply,
    status: 201,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, body }) => ({ exhibition: await createExhibition({ actor, body }) }),
  }),
});
