import * as z from "zod/mini";

/** As whom an admin can see the site: a visitor, or a member with a plan. */
export const viewAsNames = ["visitor", "monthly", "yearly", "collector", "patron"] as const;

export const viewAs = z.enum(viewAsNames, "Choose as whom to view the site");

export type ViewAs = z.infer<typeof viewAs>;

/** POST /admin/view-as: `returnTo` is the page to open for a form. */
export const viewAsBody = z.object({ as: viewAs, returnTo: z.optional(z.string()) });

/** POST /admin/view-as/stop. */
export const stopViewAsBody = z.object({ returnTo: z.optional(z.string()) });

export const viewAsReply = z.object({ viewAs: z.nullable(viewAs) });
