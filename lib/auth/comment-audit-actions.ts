import type { AuditChangeOf } from "@/lib/auth/audit-changes";
import type { Prisma } from "@/prisma/generated/client";

/** What moderators do to comments, to their authors and threads, and to shared walls. */
export type CommentAuditDetails = {
  "comment.approve": { was: string; reports: number };
  /** `reason` is what the author reads, without the sentence of the moderator. */
  "comment.reject": { was: string; reports: number; reason?: string };
  "comment.hold": { was: string };
  "comment.restore": { exhibition: string };
  "comment.delete": { exhibition: string; artwork: string | null; author: string; reason?: string };
  /** The subject is the comment, or its author's account. */
  "comment.add-note": null;
  /** The subject is the account of a comment's author. `until` is ISO 8601; null until it is lifted. */
  "comment.ban-author": { until: string | null; comment: string; hides?: boolean };
  "comment.lift-ban": null;
  "comment.highlight": { pinned: boolean; featured: boolean };
  "comment.decide-appeal": { decision: "granted" | "declined" };
  "comment.export": { rows: number; wanted: Prisma.InputJsonObject };
  /** The subject is the slug of the exhibition, or "guestbook". */
  "comment-thread.update": { exhibition: string; mode: string; changes?: AuditChangeOf[] };
  /** The subject is a wall that a user shares. */
  "personal-wall.take-off": { reason: string; reports: number };
  "personal-wall.allow": null;
  "personal-wall.dismiss-reports": { reports: number };
  "moderation-settings.update": {
    words: number;
    sites: number;
    holdLinks: boolean;
    holdRepeats: boolean;
    changes?: AuditChangeOf[];
  };
};
