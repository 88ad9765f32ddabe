import * as z from "zod/mini";

/** POST /account/sessions/end. */
export const endSessionBody = z.object({ sessionId: z.string().check(z.minLength(1), z.maxLength(60)) });

/** POST /auth/logout: this session, or all of them. */
export const logoutBody = z.object({ everywhere: z._default(z.union([z.boolean(), z.stringbool()]), false) });
