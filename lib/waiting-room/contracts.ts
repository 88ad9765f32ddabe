import * as z from "zod/mini";
import { productParams } from "@/lib/catalog/contracts";

export const waitingRoomParams = productParams;

/** GET /waiting-rooms/{slug}: the same for every visitor; a browser computes its place from it (rules.ts). */
export const waitingRoomState = z.object({
  /** Whether a place is needed to check out. */
  active: z.boolean(),
  round: z.int(),
  opensAt: z.nullable(z.string()),
  /** Orders the tickets from before the opening; null until then. */
  seed: z.nullable(z.string()),
  earlyTickets: z.int(),
  lastTicket: z.int(),
  base: z.number(),
  since: z.nullable(z.string()),
  ratePerMinute: z.int(),
  admissionMinutes: z.int(),
  /** How many units of the drop can still be bought. */
  left: z.int(),
});
export type WaitingRoomState = z.infer<typeof waitingRoomState>;

/** A visitor's own place. `until` is when an admitted place expires; null until its turn has come. */
const ownPlace = z.object({ ticket: z.int(), round: z.int(), until: z.nullable(z.string()) });
export type OwnPlace = z.infer<typeof ownPlace>;

/** GET /waiting-rooms/{slug}/place: the caller's place, or a challenge to solve for one. `now` is the server's time. */
export const placeReply = z.object({
  place: z.nullable(ownPlace),
  challenge: z.nullable(z.string()),
  bits: z.int(),
  now: z.string(),
});

/** POST /waiting-rooms/{slug}/join: a challenge with its solution, or without one after a pause. */
export const joinBody = z.object({
  challenge: z.string().check(z.minLength(1), z.maxLength(400)),
  nonce: z.optional(z.string().check(z.regex(/^\d{0,15}$/))),
});
/** `drop` is the slug. */
export const joinReply = z.object({ place: ownPlace, drop: z.string() });
/** POST /waiting-rooms/{slug}/leave. */
export const leaveReply = z.object({ drop: z.string() });
