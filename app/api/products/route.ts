import { methods, route } from "@/lib/http/route";
import { productBody } from "@/lib/catalog/admin-contracts";
import { productReply, productsReply } from "@/lib/catalog/contracts";
import { createProduct } from "@/lib/catalog/create-product";
import { listProducts } from "@/lib/catalog/queries";
import { toStockReply } from "@/lib/catalog/rules";

const failed = "Failed to save product";

/** GET /products: every product for sale. POST /products: creates a product. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    reply: productsReply,
    messages: { failed: "Failed to fetch products" },
    run: async () => ({ products: (await listProducts()).map(toStockReply) }),
  }),
  POST: route({
    access: "admin",
    permission: "catalog",
    errors: ["conflict", "not_found"],
    limit: "write",
    body: productBody,
    reply: productReply,
    status: 201,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, body }) => ({ product: await createProduct({ actor, body }) }),
  }),
});
