import { methods, route } from "@/lib/http/route";
import { doneReply } from "@/lib/shop/contracts";
import { deskProductParams } from "@/lib/shop/desk-contracts";
import { restoreProduct } from "@/lib/shop/restore-product";

const failed = "Failed to save product";

/** POST /admin/products/{id}/restore: a drop that was taken off show is back. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: deskProductParams,
    reply: doneReply,
    sentences: { forbidden: failed, failed },
    run: async ({ actor, params }) => {
      await restoreProduct({ actor, id: params.id });
      return {};
    },
  }),
});
