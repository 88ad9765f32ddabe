import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { paths } from "@/lib/core/urls/paths";
import { digestBody } from "@/lib/digest/contracts";
import { setDigest } from "@/lib/digest/set-digest";

/** POST /account/digest: turns the monthly email to members on or off; accepts a form without script too. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: digestBody,
    reply: emptyReply,
    form: {
      done: () => paths.accountSection({ section: "emails", saved: "digest" }),
      refused: ({ code }) =>
        code === "unauthenticated"
          ? paths.login({ redirectTo: paths.account })
          : paths.accountSection({ section: "emails", error: code }),
    },
    run: async ({ actor, body }) => {
      await setDigest({ actor, wanted: body.wanted === "yes" });
      return {};
    },
  }),
});
