import { methods, route } from "@/lib/http/route";
import { adminProductParams } from "@/lib/catalog/admin-contracts";
import { listWithheldNumbers } from "@/lib/catalog/editions/admin-queries";
import { withheldNumbersReply, withholdNumbersBody } from "@/lib/catalog/editions/contracts";
import { withholdNumbers } from "@/lib/catalog/editions/withhold-numbers";

const failed = "Failed to change the numbers";

/** POST /admin/products/{id}/numbers: the museum keeps free numbers of an edition, or releases kept ones. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict", "not_found", "number_taken"],
    limit: "write",
    params: adminProductParams,
    body: withholdNumbersBody,
    reply: withheldNumbersReply,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => {
      await withholdNumbers({ actor, productId: params.id, body });
      return { withheld: await listWithheldNumbers(params.id) };
    },
  }),
});
