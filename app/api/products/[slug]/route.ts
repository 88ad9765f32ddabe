import { methods, route } from "@/lib/http/route";
import { productChange } from "@/lib/catalog/admin-contracts";
import { productParams, productReply } from "@/lib/catalog/contracts";
import { deleteProduct } from "@/lib/catalog/delete-product";
import { requireProduct } from "@/lib/catalog/queries";
import { toStockReply } from "@/lib/catalog/rules";
import { updateProduct } from "@/lib/catalog/update-product";
import { emptyReply } from "@/lib/core/contracts";

const notSaved = "Failed to save product";
const notDeleted = "Failed to delete product";

// One segment for slugs (public) and ids (admin): Next allows one dynamic segment per folder.
/**
 * GET /products/{slug}: one product, by slug or id. PUT /products/{id}: updates a product. DELETE /products/{id}: deletes a
 * product; orders keep their copy.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    params: productParams,
    reply: productReply,
    run: async ({ params }) => ({ product: toStockReply(await requireProduct(params.slug)) }),
  }),
  PUT: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict", "stale"],
    limit: "write",
    params: productParams,
    body: productChange,
    reply: productReply,
    messages: { forbidden: notSaved, invalid: notSaved, failed: notSaved },
    run: async ({ actor, params, body }) => ({ product: await updateProduct({ actor, slugOrId: params.slug, body }) }),
  }),
  DELETE: route({
    access: "admin",
    permission: "catalog",
    limit: "write",
    params: productParams,
    reply: emptyReply,
    messages: { forbidden: notDeleted, failed: notDeleted },
    run: async ({ actor, params }) => {
      await deleteProduct({ actor, slugOrId: params.slug });
      return {};
    },
  }),
});
