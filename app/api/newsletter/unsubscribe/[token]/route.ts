import { messageReply } from "@/lib/accounts/contracts";
import { newsletterToken } from "@/lib/community/contracts";
import { unsubscribeNewsletter } from "@/lib/community/unsubscribe-newsletter";
import { methods, route } from "@/lib/http/route";

/** POST /newsletter/unsubscribe/{token}: what a mail program sends when its own button for leaving is pressed (RFC 8058). */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "use-token",
    params: newsletterToken,
    reply: messageReply,
    run: async ({ params }) => {
      await unsubscribeNewsletter(params.token);
      return { message: "✅ You are off the list." };
    },
  }),
});
