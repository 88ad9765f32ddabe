import { methods, route } from "@/lib/http/route";
import { adminTranslationReply, translationChange, translationParams } from "@/lib/exhibitions/translations/contracts";
import { updateTranslation } from "@/lib/exhibitions/translations/update-translation";

const failed = "Failed to save translation";

/** PUT /admin/leaders/{id}/translations/{language}: updates a leader's texts in another language, and which of them have been read. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["stale"],
    limit: "write",
    params: translationParams,
    body: translationChange,
    reply: adminTranslationReply,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => ({ translation: await updateTranslation({ actor, ...params, body }) }),
  }),
});
