import { methods, route } from "@/lib/http/route";
import { picturesQuery, picturesReply } from "@/lib/media/contracts";
import { findLibraryPictures } from "@/lib/media/library-pictures";

/** GET /admin/media/pictures: pictures of the media library by name, for those who edit something that shows one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: ["exhibitions", "events", "catalog", "auctions", "newsletter"],
    limit: "read",
    query: picturesQuery,
    reply: picturesReply,
    run: async ({ query }) => ({ pictures: await findLibraryPictures(query) }),
  }),
});
