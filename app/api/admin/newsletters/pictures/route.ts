import { methods, route } from "@/lib/http/route";
import { findLibraryPictures } from "@/lib/newsletter/cards";
import { picturesQuery, picturesReply } from "@/lib/newsletter/issue-contracts";

/** GET /admin/newsletters/pictures: pictures of the media library by name. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "newsletter",
    limit: "read",
    query: picturesQuery,
    reply: picturesReply,
    run: async ({ query }) => ({ pictures: await findLibraryPictures(query.q) }),
  }),
});
