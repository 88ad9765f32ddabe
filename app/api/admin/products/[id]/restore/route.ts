import { methods, route } from "@/lib/http/route";
import { adminProductParams } from "@/lib/catalog/admin-contracts";
import { restoreProduct } from "@/lib/catalog/restore-product";
import { emptyReply } from "@/lib/core/contracts";

const failed = "Failed to save product";

/** POST /admin/products/{id}/restore: restores a deleted product. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict"],
    limit: "write",
    params: adminProductParams,
    reply: emptyReply,
    messages: { forbidden: failed, failed },
    run: async ({ actor, params }) => {
      await restoreProduct({ actor, id: params.id });
      return {};
    },
  }),
});
