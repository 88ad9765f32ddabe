import * as z from "zod/mini";
import { type DrawAudience, type DrawState, drawAudience, drawWeights } from "@/lib/draws/contracts";

/** POST /admin/draws: makes the units of a product a draw. */
export const createDrawBody = z
  .object({
    /** The id of the product, and the size; "" for a product without sizes. */
    productId: z.string().check(z.minLength(1, "Choose a product"), z.maxLength(80)),
    size: z.string().check(z.maxLength(60)),
    units: z.int().check(z.gte(1, "Enter 1 or more"), z.lte(10_000, "Enter at most 10,000")),
    opensAt: z.iso.datetime({ offset: true }),
    closesAt: z.iso.datetime({ offset: true }),
    audience: drawAudience,
    weights: drawWeights,
  })
  .check(
    z.refine(({ opensAt, closesAt }) => Date.parse(opensAt) < Date.parse(closesAt), {
      path: ["closesAt"],
      message: "The end must be after the start",
    }),
    z.refine(
      ({ audience, weights }) =>
        audience !== "members" || Object.entries(weights).some(([plan, n]) => plan !== "none" && n > 0),
      {
        path: ["weights.monthly"],
        message: "Give at least one plan a ticket",
      },
    ),
    z.refine(({ audience, weights }) => audience !== "members_first" || Object.values(weights).some((n) => n > 0), {
      path: ["weights.none"],
      message: "Give at least one ticket",
    }),
  );
export type CreateDrawBody = z.infer<typeof createDrawBody>;

export const createDrawReply = z.object({ draw: z.object({ _id: z.string(), slug: z.string() }) });

export const adminDrawParams = z.object({ id: z.string().check(z.regex(/^drw_[0-9a-z]{20}$/)) });

const reason = z.string().check(z.trim(), z.minLength(3, "Enter a reason"), z.maxLength(300));

/** POST /admin/draws/{id}/cancel. The reason is published and mailed. */
export const cancelDrawBody = z.object({ reason });

/** POST /admin/draws/{id}/end. The reason is published, and mailed to those whose turn has not come. */
export const endDrawBody = z.object({ reason });

export const cancelDrawReply = z.object({ draw: z.object({ _id: z.string() }) });

/** A draw in the list of the admin. */
export type AdminDraw = {
  _id: string;
  slug: string;
  product: string;
  units: number;
  opensAt: string;
  closesAt: string;
  audience: DrawAudience;
  state: DrawState;
  round: number;
  roundAt: string;
  entries: number;
  held: number;
  bought: number;
  createdAt: string;
};

/** A draw with the entries whose turn has come, and the attempts that were refused. */
export type AdminDrawDetail = AdminDraw & {
  seedSource: "beacon" | "commitment" | null;
  cancelReason: string | null;
  /** Why it can no longer be cancelled; null while it can. */
  cancelRefusal: string | null;
  /** Whether it was drawn and can give nothing more, so that it can be ended. */
  canEnd: boolean;
  refusals: { reason: string; count: number }[];
  turns: {
    id: string;
    rank: number;
    state: string;
    note: string | null;
    person: { id: string; name: string; email: string } | null;
    order: { number: string; until: string | null } | null;
  }[];
};
