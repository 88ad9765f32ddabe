import { methods, route } from "@/lib/http/route";
import { contentResponse } from "@/lib/http/content-response";
import { contentChangeForm, parseContentChange } from "@/lib/http/parse-content-form";
import { archiveContent } from "@/lib/member-content/archive-content";
import { contentChange, contentParams, uploadFailedMessage, uploadReply } from "@/lib/member-content/contracts";
import { requireContent } from "@/lib/member-content/queries";
import { updateContent } from "@/lib/member-content/update-content";

/**
 * GET /exhibitions/{slug}/content/{id}: the file itself. Plan and perk are checked on every range request. PUT
 * /exhibitions/{slug}/content/{id}: changes the fields that are sent, and the file; the URL stays. DELETE
 * /exhibitions/{slug}/content/{id}: removes the item; an admin can restore it in the media library.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "vip",
    errors: ["forbidden"],
    produces: { 200: "*/*", 206: "*/*", 302: null, 416: null },
    limit: "read",
    params: contentParams,
    run: async ({ actor, params, request }) => {
      const row = await requireContent(params.slug, params.contentId, actor);
      return contentResponse(row, request.headers.get("range"));
    },
  }),
  PUT: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict", "stale"],
    limit: "upload",
    params: contentParams,
    input: "multipart",
    accepts: { "application/json": contentChange, "multipart/form-data": contentChangeForm },
    reply: uploadReply,
    messages: { failed: uploadFailedMessage },
    run: async ({ actor, params, request }) => {
      const { change, bytes } = await parseContentChange(request);
      const file = bytes && { bytes };
      return { content: await updateContent({ actor, id: params.contentId, slug: params.slug, change, file }) };
    },
  }),
  DELETE: route({
    access: "admin",
    permission: "exhibitions",
    limit: "write",
    params: contentParams,
    messages: { failed: "Failed to delete" },
    run: async ({ actor, params }) => {
      await archiveContent({ actor, id: params.contentId, slug: params.slug });
      return {};
    },
  }),
});
