import * as z from "zod/mini";
import { planName } from "@/lib/auth/contracts";
import { dayParam } from "@/lib/core/list-query";
import { requiredLine } from "@/lib/core/text-fields";

/** "active": any plan now, also a paused one; "none": no plan now; "ended": had one that has ended. */
const segmentPlan = z.union([planName, z.enum(["active", "none", "ended"])]);
const yesNo = z.enum(["yes", "no"]);
const place = requiredLine("Enter a place", 80);

/** Conditions that a person has to meet, all of them. */
const conditions = {
  plan: z.optional(segmentPlan),
  /** Of the profile's address, in any case. */
  town: z.optional(place),
  country: z.optional(place),
  /** The id of a product that they have paid for. */
  product: z.optional(z.string().check(z.regex(/^\w{1,80}$/))),
  /** Naira that arrived for orders, plans, lots and gifts, less refunds. */
  paid: z.optional(z.int().check(z.gte(1, "Enter at least ₦1"), z.lte(1_000_000_000, "Enter a smaller amount"))),
  /** The first and last day of registration, in Lagos. */
  from: z.optional(dayParam),
  to: z.optional(dayParam),
  comments: z.optional(yesNo),
  newsletter: z.optional(yesNo),
};

export const segmentFilter = z.object(conditions).check(
  z.refine((filter) => Object.values(filter).some((value) => value !== undefined), "Choose at least one condition"),
  z.refine(({ from, to }) => !from || !to || from <= to, { error: "The last day is before the first", path: ["to"] }),
);

export type SegmentFilter = z.infer<typeof segmentFilter>;

/** POST /admin/segments. */
export const segmentBody = z.object({
  name: requiredLine("Enter a name", 60),
  filter: segmentFilter,
});

export type SegmentBody = z.infer<typeof segmentBody>;

/** PUT /admin/segments/{id}. `version` is the one that the form was opened with. */
export const segmentChange = z.extend(segmentBody, { version: z.int() });

export type SegmentChange = z.infer<typeof segmentChange>;

export const segmentId = z.string().check(z.regex(/^seg_[0-9a-z]{20}$/));

export const segmentParams = z.object({ id: segmentId });

/** GET /admin/segments/people: the conditions as they are typed in a form. No condition is everyone. */
export const segmentPeopleQuery = z.object({
  ...conditions,
  paid: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
});

export const segmentPeopleReply = z.object({ people: z.int() });

export const segmentReply = z.object({ id: z.string() });

export const MAX_SEGMENTS = 100;

/** A segment in its form. */
export type EditedSegment = { _id: string; name: string; filter: SegmentFilter; version: number };

/** A segment with the number of people in it. */
export type SegmentLine = {
  _id: string;
  name: string;
  filter: SegmentFilter;
  productName: string | null;
  people: number;
};
