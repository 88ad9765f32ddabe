import { methods, route } from "@/lib/http/route";
import { productParams } from "@/lib/catalog/contracts";
import { editionsReply } from "@/lib/catalog/editions/contracts";
import { requireEditionMap } from "@/lib/catalog/editions/queries";

/** GET /products/{slug}/editions: every number of a limited edition, with its state and what choosing it costs. The same for everyone. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    errors: ["not_found"],
    params: productParams,
    reply: editionsReply,
    messages: { failed: "Failed to fetch the numbers" },
    run: async ({ params }) => ({ editions: await requireEditionMap(params.slug) }),
  }),
});
