import { methods, route } from "@/lib/http/route";
import { productReply, productsReply } from "@/lib/shop/contracts";
import { createProduct } from "@/lib/shop/create-product";
import { productBody } from "@/lib/shop/desk-contracts";
import { listProducts } from "@/lib/shop/queries";

const failed = "Failed to save product";

/** GET /products: everything that is for sale. POST /products: a new drop. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    reply: productsReply,
    sentences: { failed: "Failed to fetch products" },
    run: async () => ({ products: await listProducts() }),
  }),
  POST: route({
    access: "admin",
    limit: "write",
    body: productBody,
    reply: productReply,
    status: 201,
    sentences: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, body }) => ({ product: await createProduct({ actor, body }) }),
  }),
});
