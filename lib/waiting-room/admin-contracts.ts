import * as z from "zod/mini";

export const waitingRoomModes = ["off", "on", "automatic"] as const;

const perMinute = (least: number) =>
  z.int("Enter a whole number").check(z.gte(least, `Enter at least ${least}`), z.lte(100_000, "Enter at most 100,000"));

const fields = {
  mode: z.enum(waitingRoomModes),
  /** Checkouts a minute above which an automatic room becomes active. */
  thresholdPerMinute: perMinute(1),
  /** How many visitors are admitted a minute. */
  ratePerMinute: perMinute(1),
  /** For how many minutes an admitted visitor may begin to check out. */
  admissionMinutes: z.int("Enter a whole number").check(z.gte(1, "Enter at least 1"), z.lte(120, "Enter at most 120")),
};

/** PUT /admin/waiting-rooms/{id}: the settings of a drop's waiting room. `version` is the one that the admin saw; 0 for none. */
export const waitingRoomBody = z.object({ ...fields, version: z.int().check(z.gte(0)) });
export type WaitingRoomBody = z.infer<typeof waitingRoomBody>;

/** The settings of a drop's waiting room, and what happens in it now. */
const adminWaitingRoom = z.object({
  ...fields,
  version: z.int(),
  /** ISO 8601; null while nobody has to wait. */
  activeSince: z.nullable(z.string()),
  opened: z.boolean(),
  waiting: z.int(),
  admitted: z.int(),
  /** Admitted visitors who have ordered. */
  ordered: z.int(),
  /** Orders placed in the last minute. */
  checkoutsPerMinute: z.int(),
});
export type AdminWaitingRoom = z.infer<typeof adminWaitingRoom>;

export const waitingRoomReply = z.object({ room: adminWaitingRoom });
