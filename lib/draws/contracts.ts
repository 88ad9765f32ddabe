import * as z from "zod/mini";
import { planName } from "@/lib/auth/contracts";

/** An entry as the published list has it. */
export type DrawEntry = { id: string; weight: number };

const weight = z.int().check(z.gte(0, "Enter 0 to 20"), z.lte(20, "Enter at most 20"));

/** The number of tickets of an entry, by the plan of the person at the time of entering. 0 may not enter. */
export const drawWeights = z.object({
  none: weight,
  monthly: weight,
  yearly: weight,
  collector: weight,
  patron: weight,
});
export type DrawWeights = z.infer<typeof drawWeights>;

export const drawAudience = z.enum(["everyone", "members_first", "members"]);
export type DrawAudience = z.infer<typeof drawAudience>;

export const drawState = z.enum(["accepting", "closed", "drawn", "finished", "cancelled"]);
export type DrawState = z.infer<typeof drawState>;

export const drawParams = z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,140}$/)) });

export const entryState = z.enum(["entered", "held", "bought", "expired", "declined", "skipped", "lost"]);

/** GET /draws/{slug}/status: the number of entries now, and the caller's own entry. */
export const drawStatus = z.object({
  state: drawState,
  /** Whether an entry is accepted now, by the clock of the database. */
  open: z.boolean(),
  entries: z.int(),
  mine: z.nullable(z.object({ id: z.string(), state: entryState, rank: z.nullable(z.int()) })),
});
export type DrawStatus = z.infer<typeof drawStatus>;

/** POST /draws/{slug}/enter: the saved address that a unit would be sent to. */
export const enterDrawBody = z.object({
  address: z.string().check(z.minLength(1, "Choose an address"), z.maxLength(60)),
});
export type EnterDrawBody = z.infer<typeof enterDrawBody>;

export const drawReply = z.object({ draw: z.object({ slug: z.string() }) });

/** GET /draws/{slug}/report: all that is needed to compute the draw again. No personal data. */
export const drawReport = z.object({
  algorithm: z.literal("living-archive-draw/1"),
  draw: z.object({
    slug: z.string(),
    product: z.string(),
    units: z.int(),
    opensAt: z.string(),
    closesAt: z.string(),
    state: drawState,
  }),
  weights: drawWeights,
  list: z.object({ sha256: z.string(), publishedAt: z.string(), entries: z.int(), text: z.string() }),
  commitment: z.object({ sha256: z.string(), secret: z.nullable(z.string()) }),
  beacon: z.object({
    chainHash: z.string(),
    publicKey: z.string(),
    round: z.int(),
    roundAt: z.string(),
    url: z.string(),
    signature: z.nullable(z.string()),
  }),
  /** Null before the draw. */
  seed: z.nullable(
    z.object({ source: z.enum(["beacon", "commitment"]), value: z.string(), sha256: z.string(), drawnAt: z.string() }),
  ),
  /** The ids of all entries in the order of the draw; empty before it. */
  order: z.array(z.string()),
  /** The entries whose turn has come, and what became of them. */
  turns: z.array(z.object({ id: z.string(), rank: z.int(), state: entryState })),
});
export type DrawReport = z.infer<typeof drawReport>;

/** A draw as its public page shows it. */
export type PublicDraw = {
  slug: string;
  product: { slug: string; name: string; size: string; price: number };
  units: number;
  opensAt: string;
  closesAt: string;
  audience: DrawAudience;
  weights: DrawWeights;
  state: DrawState;
  round: number;
  roundAt: string;
  roundUrl: string;
  chainHash: string;
  commitment: string;
  cancelReason: string | null;
  report: DrawReport | null;
};

/** The first picture of the product of a draw. */
type DrawImage = { url: string; alt: string } | null;

/** A draw that a person may still enter. */
export type OpenDraw = { slug: string; product: string; image: DrawImage; opensAt: string; closesAt: string };

/** A person's entry in a draw, for the account. */
export type MyEntry = {
  id: string;
  draw: { slug: string; product: string; image: DrawImage; state: DrawState; closesAt: string };
  state: z.infer<typeof entryState>;
  rank: number | null;
  weight: number;
  /** The order of the hold, while it can be paid. */
  order: { number: string; until: string } | null;
  enteredAt: string;
};

export const plansAndNone = ["none", ...planName.options] as const;
