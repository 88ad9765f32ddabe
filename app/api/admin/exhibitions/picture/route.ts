import { keptReply, pictureShape } from "@/lib/exhibitions/desk-contracts";
import { keepArtworkPicture } from "@/lib/exhibitions/keep-artwork-picture";
import { readUpload } from "@/lib/http/read-upload";
import { methods, route } from "@/lib/http/route";

// Serverless hosts pass on about four and a half megabytes.
const most = 4_000_000;

/** POST /admin/exhibitions/picture?shape=: a picture for the form of a work or of an exhibition, which answers with its address. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    input: "multipart",
    query: pictureShape,
    reply: keptReply,
    status: 201,
    sentences: { failed: "Upload failed" },
    run: async ({ actor, query, request }) =>
      keepArtworkPicture({ actor, bytes: await readUpload(request, most), shape: query.shape }),
  }),
});
