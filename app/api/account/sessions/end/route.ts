import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { messageCode, sessionEnded } from "@/lib/auth/form-messages";
import { endSessionBody } from "@/lib/auth/sessions/contracts";
import { endSession } from "@/lib/auth/sessions/end-session";
import { throwAppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";

/** POST /account/sessions/end: ends one session of the caller. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["not_found"],
    limit: "write",
    body: endSessionBody,
    reply: messageReply,
    form: {
      done: () => paths.security({ notice: "session" }),
      refused: (error) =>
        error.code === "unauthenticated"
          ? paths.login({ redirectTo: paths.security() })
          : paths.security({ error: messageCode(error) }),
    },
    run: async ({ actor, body }) => {
      if (!(await endSession({ userId: actor._id, sessionId: body.sessionId })))
        throwAppError("not_found", sessionEnded);
      return { message: "The session has ended." };
    },
  }),
});
