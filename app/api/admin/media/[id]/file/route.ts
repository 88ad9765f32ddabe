import { methods, route } from "@/lib/http/route";
import { contentResponse } from "@/lib/http/content-response";
import { mediaFileQuery, mediaParams } from "@/lib/media/contracts";
import { requireMediaFile } from "@/lib/media/read-file";

/** GET /admin/media/{id}/file: the file itself for an admin, also of an archived one. The URL names the version, so the browser may keep it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "exhibitions",
    produces: { 200: "*/*", 206: "*/*", 302: null, 416: null },
    params: mediaParams,
    query: mediaFileQuery,
    run: async ({ params, query, request }) => {
      const file = await requireMediaFile(params.id, query.size === "small");
      const response = await contentResponse(file, request.headers.get("range"));
      if (query.v && response.ok) response.headers.set("cache-control", "private, max-age=3600");
      return response;
    },
  }),
});
