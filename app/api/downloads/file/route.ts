import { methods, route } from "@/lib/http/route";
import { throwAppError } from "@/lib/core/errors";
import { downloadFailed, downloadMessages, downloadQuery } from "@/lib/downloads/contracts";
import { requireDownload } from "@/lib/downloads/queries";
import { recordDownload } from "@/lib/downloads/record-download";
import { fileResponse } from "@/lib/http/file-response";

const filenameQuery = "Please name one file";

/** GET /downloads/file?name=…: the bytes of a file, or the error as plain text. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    errors: ["not_found", "vip_only", "forbidden"],
    produces: { 200: "*/*", 206: "*/*", 304: null, 412: "text/plain", 416: "text/plain" },
    limit: "read",
    query: downloadQuery,
    plainText: true,
    messages: { ...downloadMessages, invalid: filenameQuery, failed: downloadFailed },
    run: async ({ actor, query, request }) => {
      // With two names, one could be checked and the other one sent.
      if (request.nextUrl.searchParams.getAll("name").length > 1) throwAppError("invalid_input", filenameQuery);
      const file = await requireDownload(actor, query.name);
      const response = await fileResponse(request, file);
      if (response.ok && request.method === "GET" && !actor.viewAs)
        await recordDownload(actor._id, file.id, request.headers.get("range"));
      return response;
    },
  }),
});
