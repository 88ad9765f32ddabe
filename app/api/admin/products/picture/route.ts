import { readUpload } from "@/lib/http/read-upload";
import { methods, route } from "@/lib/http/route";
import { pictureReply } from "@/lib/shop/desk-contracts";
import { keepPicture } from "@/lib/shop/keep-picture";

// Serverless hosts pass on about four and a half megabytes.
const most = 4_000_000;

/** POST /admin/products/picture: a picture for a drop's form, which answers with its address. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    input: "multipart",
    reply: pictureReply,
    status: 201,
    sentences: { failed: "Upload failed" },
    run: async ({ actor, request }) => keepPicture({ actor, bytes: await readUpload(request, most) }),
  }),
});
