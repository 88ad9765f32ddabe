import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { messageCode } from "@/lib/auth/form-messages";
import { endOtherSessions } from "@/lib/auth/sessions/end-other-sessions";
import { paths } from "@/lib/core/urls/paths";

/** POST /account/sessions/end-others: ends every session of the caller but this one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    reply: messageReply,
    form: {
      done: () => paths.security({ notice: "sessions" }),
      refused: (error) =>
        error.code === "unauthenticated"
          ? paths.login({ redirectTo: paths.security() })
          : paths.security({ error: messageCode(error) }),
    },
    run: async ({ actor }) => {
      await endOtherSessions({ userId: actor._id, sessionId: actor.sessionId ?? "" });
      return { message: "The other sessions have ended." };
    },
  }),
});
