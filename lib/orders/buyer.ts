import type { Actor } from "@/lib/auth/contracts";

/** Who owns a cart or an order: a signed-in user, or a guest, who has no perks. */
export type Buyer = Pick<Actor, "_id" | "perks">;
