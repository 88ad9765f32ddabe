import { methods, route } from "@/lib/http/route";
import * as z from "zod/mini";
import { profileBody, profileReply } from "@/lib/auth/contracts";
import { messageCode } from "@/lib/auth/form-messages";
import { updateProfile } from "@/lib/auth/update-profile";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import { getActor } from "@/lib/subscriptions/get-actor";

/** Which of the two account forms was submitted, and on the page of which draw. The body may be refused. */
const sentForm = z.object({
  shippingAddress: z.optional(z.unknown()),
  draw: z.catch(profileBody.shape.draw, undefined),
});

/** The page of the form with its result. */
function resultPath(body: unknown, result: { saved?: 1; error?: string }): string {
  const { data } = sentForm.safeParse(body);
  if (data?.draw !== undefined) return paths.myDraw(data.draw, { form: "address", ...result });
  return formRedirectPaths.accountResult(data?.shippingAddress ? "address" : "profile", result);
}

/** The page of the form, for after the login. */
function pagePath(body: unknown): string {
  const { data } = sentForm.safeParse(body);
  return data?.draw === undefined ? paths.account : paths.myDraw(data.draw);
}

/** POST /profile/update: updates name, wall visibility and address of the caller. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: profileBody,
    reply: profileReply,
    messages: { failed: "Update failed" },
    form: {
      done: (_, body) => resultPath(body, { saved: 1 }),
      refused: (error, body) =>
        error.code === "unauthenticated"
          ? paths.login({ redirectTo: pagePath(body) })
          : resultPath(body, { error: messageCode(error) }),
    },
    run: async ({ actor, body }) => {
      await updateProfile({ actor, changes: body });
      return { user: (await getActor(actor._id)) ?? actor };
    },
  }),
});
