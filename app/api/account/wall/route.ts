import * as z from "zod/mini";
import { profileReply } from "@/lib/accounts/contracts";
import { methods, route } from "@/lib/http/route";
import { answerWall } from "@/lib/membership/answer-wall";
import { findActor } from "@/lib/membership/queries";
import { answerPaths } from "@/lib/platform/answer-paths";
import { paths } from "@/lib/platform/paths";

const wallBody = z.object({ show: z.union([z.boolean(), z.stringbool({ truthy: ["on"], falsy: ["off"] })]) });

/** POST /account/wall: the answer to the question of the first paid visit, whether the name may hang on the Founders Wall. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: wallBody,
    reply: profileReply,
    sentences: { failed: "Update failed" },
    form: {
      done: () => answerPaths.accountSaid("profile", { saved: 1 }),
      refused: ({ code, message }) =>
        code === "unauthenticated"
          ? paths.login({ redirectTo: paths.account })
          : answerPaths.accountSaid("profile", { error: message }),
    },
    run: async ({ actor, body }) => {
      await answerWall(actor._id, body.show);
      return { user: (await findActor(actor._id)) ?? actor };
    },
  }),
});
