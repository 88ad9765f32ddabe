import { methods, route } from "@/lib/http/route";
import { messageCode } from "@/lib/auth/form-messages";
import { numberNamesBody, numberNamesReply } from "@/lib/collections/contracts";
import { setNumberNames } from "@/lib/collections/set-number-names";
import { paths } from "@/lib/core/urls/paths";

/** POST /account/number-names: whether the caller is named as the owner of all their numbers. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: numberNamesBody,
    reply: numberNamesReply,
    messages: { failed: "Update failed" },
    form: {
      done: () => paths.collection({ saved: "names" }),
      refused: (error) =>
        error.code === "unauthenticated"
          ? paths.login({ redirectTo: paths.collection() })
          : paths.collection({ error: messageCode(error) }),
    },
    run: async ({ actor, body }) => ({ changed: await setNumberNames({ actor, shown: body.shown }) }),
  }),
});
