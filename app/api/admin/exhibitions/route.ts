import { createExhibition } from "@/lib/exhibitions/create-exhibition";
import { deskExhibitionReply, exhibitionBody } from "@/lib/exhibitions/desk-contracts";
import { methods, route } from "@/lib/http/route";

const failed = "Failed to save exhibition";

/** POST /admin/exhibitions: an exhibition begins, as a draft. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    body: exhibitionBody,
    reply: deskExhibitionReply,
    status: 201,
    sentences: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, body }) => ({ exhibition: await createExhibition({ actor, body }) }),
  }),
});
