import * as z from "zod/mini";

/** POST /comments/mails: whether the user gets emails about replies and mentions. */
export const commentMailsBody = z.object({ wanted: z.enum(["yes", "no"]) });

export const commentMailToken = z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) });
