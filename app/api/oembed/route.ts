import { methods, route } from "@/lib/http/route";
import { oembedQuery, oembedReply } from "@/lib/exhibitions/embeds/contracts";
import { getOembed } from "@/lib/workflows/oembed-query";

/** GET /oembed: how another site shows a leader's page or a drop (oEmbed 1.0). 501 for a format other than JSON. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "application/json", 501: "text/plain" },
    errors: ["not_found"],
    limit: "read",
    query: oembedQuery,
    run: async ({ query }) => {
      if (query.format !== undefined && query.format !== "json")
        return new Response("Only JSON is available.", { status: 501, headers: { "content-type": "text/plain" } });
      const reply = oembedReply.parse(await getOembed(query));
      return Response.json(reply, { headers: { "cache-control": "public, max-age=300" } });
    },
  }),
});
