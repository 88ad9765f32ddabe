import { methods, route } from "@/lib/http/route";
import { doneReply, productParams, productReply } from "@/lib/shop/contracts";
import { deleteProduct } from "@/lib/shop/delete-product";
import { productChange } from "@/lib/shop/desk-contracts";
import { requireProduct } from "@/lib/shop/queries";
import { updateProduct } from "@/lib/shop/update-product";

const notSaved = "Failed to save product";
const notDeleted = "Failed to delete product";

// One segment serves readers, who have the slug, and the admin's screen, which has the id.
/**
 * GET /products/{slug}: one drop, by slug or id. PUT /products/{id}: a drop as the admin wants it. DELETE
 * /products/{id}: takes it off the shelf; orders keep it.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    params: productParams,
    reply: productReply,
    run: async ({ params }) => ({ product: await requireProduct(params.slug) }),
  }),
  PUT: route({
    access: "admin",
    limit: "write",
    params: productParams,
    body: productChange,
    reply: productReply,
    sentences: { forbidden: notSaved, invalid: notSaved, failed: notSaved },
    run: async ({ actor, params, body }) => ({ product: await updateProduct({ actor, slugOrId: params.slug, body }) }),
  }),
  DELETE: route({
    access: "admin",
    limit: "write",
    params: productParams,
    reply: doneReply,
    sentences: { forbidden: notDeleted, failed: notDeleted },
    run: async ({ actor, params }) => {
      await deleteProduct({ actor, slugOrId: params.slug });
      return {};
    },
  }),
});
