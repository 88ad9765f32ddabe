import * as z from "zod/mini";
import { keysOf } from "@/lib/core/keys-of";
import {
  MAX_CAPTION_LENGTH,
  MAX_REMOVAL_REASON_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_WALL_WORKS,
  toOneLine,
  wallReportReasons,
} from "@/lib/personal-walls/rules";

/** A plain text of one line, which may be empty. */
const line = (limit: number) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(limit * 4, `Please use at most ${limit} characters`)), z.transform(toOneLine)),
    z.string().check(z.maxLength(limit, `Please use at most ${limit} characters`)),
  );

/** The key of a work (lib/exhibitions/works/rules.ts). */
const workField = z
  .string("Please choose a work")
  .check(z.regex(/^[a-z0-9-]+\.[a-z0-9-]+$/, "Please choose a work"), z.maxLength(220));

/** POST /account/wall/works. */
export const wallWorkBody = z.object({ work: workField });

/** PUT /account/wall: the whole wall in its order. `version` is 0 for one that does not exist yet. */
export const wallBody = z.object({
  title: line(MAX_TITLE_LENGTH),
  works: z.array(z.object({ work: workField, caption: line(MAX_CAPTION_LENGTH) })).check(
    z.maxLength(MAX_WALL_WORKS, `A wall has space for ${MAX_WALL_WORKS} works.`),
    z.refine((works) => new Set(works.map(({ work }) => work)).size === works.length, "A work is there twice."),
  ),
  version: z.int().check(z.gte(0)),
});

export type WallBody = z.infer<typeof wallBody>;

const picture = z.object({ src: z.string(), width: z.int(), height: z.int() });

const wallWork = z.object({
  /** Its key. */
  work: z.string(),
  title: z.string(),
  about: z.nullable(z.string()),
  /** Where it is shown; null for a work that is no longer public. */
  page: z.nullable(z.string()),
  alt: z.string(),
  portrait: z.nullable(picture),
  caption: z.string(),
});

export type WallWork = z.infer<typeof wallWork>;

/** The caller's own wall. */
export const ownWall = z.object({
  title: z.string(),
  works: z.array(wallWork),
  version: z.int(),
  /** The path of the shared page; null while it is private. */
  sharedPath: z.nullable(z.string()),
  /** Why a moderator took it off; null otherwise. */
  removalReason: z.nullable(z.string()),
});

export type OwnWall = z.infer<typeof ownWall>;

export const wallReply = z.object({ wall: ownWall });

/** A shared wall: only public works, each with a page. */
export type SharedWall = {
  id: string;
  title: string;
  owner: string;
  works: (WallWork & { page: string; portrait: z.infer<typeof picture> })[];
};

export const sharedWallParams = z.object({ token: z.string().check(z.regex(/^[0-9a-z]{20}$/)) });

/** POST /walls/{token}/report. */
export const wallReportBody = z.object({
  reason: z.enum(keysOf(wallReportReasons), "Please choose a reason"),
});

export const wallParams = z.object({ id: z.string().check(z.regex(/^pwl_[0-9a-z]{20}$/)) });

/** POST /admin/walls/{id}/take-off. The owner reads the reason. */
export const takeOffBody = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "A reason is required"),
      z.maxLength(MAX_REMOVAL_REASON_LENGTH, `Please use at most ${MAX_REMOVAL_REASON_LENGTH} characters`),
    ),
});

/** What the admin area lists: shared walls with open reports, all shared walls, and those that were taken off. */
export const adminWallStates = ["reported", "shared", "removed"] as const;

export type AdminWallState = (typeof adminWallStates)[number];

/** The query of /admin/comments/walls. */
export const adminWallsQuery = z.object({
  state: z.optional(z.enum(adminWallStates)),
  page: z.optional(z.coerce.number().check(z.multipleOf(1), z.gte(1), z.lte(1_000))),
});

/** A shared or removed wall in the admin area. */
export type AdminWall = {
  id: string;
  title: string;
  owner: { id: string; name: string };
  /** Null when it is not shared now. */
  sharedPath: string | null;
  removed: { at: string; reason: string } | null;
  captions: { work: string; caption: string }[];
  /** The open reports by reason. */
  reports: { reason: string; count: number }[];
};
