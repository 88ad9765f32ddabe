import { methods } from "@/lib/http/route";
import { storedImageReply } from "@/lib/catalog/admin-contracts";
import { storeProductImage } from "@/lib/catalog/store-product-image";
import { uploadRoute } from "@/lib/http/upload-route";

/** POST /admin/products/images: uploads a product image and returns its URL. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: uploadRoute({ permission: "catalog", reply: storedImageReply, store: storeProductImage }),
});
