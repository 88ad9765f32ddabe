import { exhibitionParams, uploadFailed, uploadReply } from "@/lib/exhibitions/content-contracts";
import { requireExhibitionId } from "@/lib/exhibitions/content-queries";
import { uploadContent } from "@/lib/exhibitions/upload-content";
import { readContentForm } from "@/lib/http/read-content-form";
import { methods, route } from "@/lib/http/route";

/** POST /exhibitions/{slug}/upload: an admin hangs a file for members, in one request. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "upload",
    params: exhibitionParams,
    input: "multipart",
    reply: uploadReply,
    status: 201,
    sentences: { failed: uploadFailed },
    run: async ({ actor, params, request }) => {
      await requireExhibitionId(params.slug);
      return { content: await uploadContent({ actor, slug: params.slug, ...(await readContentForm(request)) }) };
    },
  }),
});
