import { methods } from "@/lib/http/route";
import { imageShapeQuery, storedFileReply } from "@/lib/exhibitions/admin-contracts";
import { storeArtworkImage } from "@/lib/exhibitions/store-artwork-image";
import { uploadRoute } from "@/lib/http/upload-route";

/** POST /admin/exhibitions/images?shape=: uploads the image of an artwork or exhibition and returns its URL. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: uploadRoute({
    permission: "exhibitions",
    query: imageShapeQuery,
    reply: storedFileReply,
    store: storeArtworkImage,
  }),
});
