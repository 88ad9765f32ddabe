import { keptFile } from "@/lib/http/kept-file";
import { methods, route } from "@/lib/http/route";
import { pictureParams } from "@/lib/shop/desk-contracts";

/** GET /pictures/{name}: a picture of a drop. Its name is never given to another one, so that it may be kept for ever. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    params: pictureParams,
    run: ({ params }) => keptFile(`pictures/${params.name}`),
  }),
});
