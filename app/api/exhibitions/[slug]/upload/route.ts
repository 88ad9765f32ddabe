import { methods, route } from "@/lib/http/route";
import { contentForm, parseContentForm } from "@/lib/http/parse-content-form";
import { exhibitionParams, uploadFailedMessage, uploadReply } from "@/lib/member-content/contracts";
import { requireExhibitionId } from "@/lib/member-content/queries";
import { uploadContent } from "@/lib/member-content/upload-content";

/** POST /exhibitions/{slug}/upload: uploads a members-only file in one request. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "upload",
    params: exhibitionParams,
    input: "multipart",
    accepts: { "multipart/form-data": contentForm },
    reply: uploadReply,
    status: 201,
    messages: { failed: uploadFailedMessage },
    run: async ({ actor, params, request }) => {
      await requireExhibitionId(params.slug);
      return { content: await uploadContent({ actor, slug: params.slug, ...(await parseContentForm(request)) }) };
    },
  }),
});
