import * as z from "zod/mini";

/** The reply of a call that returns nothing but success. */
export const emptyReply = z.object({});
