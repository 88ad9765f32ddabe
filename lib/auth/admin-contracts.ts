import * as z from "zod/mini";
import { emailAddress, type PlanName, planName, role } from "@/lib/auth/contracts";
import type { MfaStatus, SessionEntry } from "@/lib/auth/mfa/mfa-contracts";
import { segmentId } from "@/lib/auth/segments/contracts";
import { type StaffRole, staffRoleNames } from "@/lib/auth/staff-roles";
import { cursorParam, searchTerm, sortDirection } from "@/lib/core/list-query";

/** The filters of the audit log; `action` matches as a prefix ("order" or "order.ship"). */
export const auditQuery = z.object({
  action: searchTerm,
  subject: searchTerm,
  actor: searchTerm,
  sort: sortDirection,
  cursor: cursorParam,
});

export type AuditQuery = z.infer<typeof auditQuery>;

/** GET /admin/audit/export: the same filters and order, without pages. */
export const exportAuditQuery = z.omit(auditQuery, { cursor: true });

export type AuditFilter = z.infer<typeof exportAuditQuery>;

export type AuditLine = {
  _id: string;
  action: string;
  subject: string;
  /** The recorded detail as text, "courier: GIG, tracking: 4411", and as it is stored. */
  detail: string;
  stored: unknown;
  actor: string;
  at: string;
};

/** An entry with its sentence, "shipped the order LA-1042", and the admin page of what it is about. */
export type AuditLogLine = Omit<AuditLine, "stored"> & { sentence: string; subjectHref: string | null };

export const userParams = z.object({ id: z.string().check(z.regex(/^\w{1,80}$/)) });

/** The reason of an admin's action on a user: 3 to 300 characters. The user can read it. */
export const adminReason = z
  .string("Enter a reason")
  .check(z.trim(), z.minLength(3, "Enter a reason"), z.maxLength(300, "Please use at most 300 characters"));

/** POST /admin/users/{id}/sign-out, /verification, /factor and /plan/end. */
export const reasonBody = z.object({ reason: adminReason });

/** POST /admin/users/{id}/status. */
export const accountStatusBody = z.object({ status: z.enum(["disabled", "enabled"]), reason: adminReason });

export const staffRole = z.enum(staffRoleNames);

/** POST /admin/users/{id}/role. */
export const roleBody = z.object({
  role,
  /** What kind of admin. Without it a member becomes an admin who may do nothing yet. */
  staffRole: z.optional(staffRole),
  reason: adminReason,
});

/** POST /admin/users/{id}/sessions/{sessionId}/end. */
export const userSessionParams = z.object({
  id: z.string().check(z.regex(/^\w{1,80}$/)),
  sessionId: z.string().check(z.regex(/^\w{1,80}$/)),
});

/** POST /admin/users/{id}/erase: the email of the account, typed to confirm. */
export const eraseUserBody = z.object({ email: emailAddress });

/** POST /admin/users/{id}/merge: the account that goes away and its email, typed to confirm. */
export const mergeUserBody = z.object({
  mergeId: z.string().check(z.regex(/^\w{1,80}$/)),
  email: emailAddress,
  reason: adminReason,
});

export const userSorts = ["newest", "oldest", "email", "seen", "ends"] as const;

/** Filters and order of the user list. `who` is the Circle's members by default, the admins, or everybody; of a segment, everybody in it. */
export const usersQuery = z.object({
  who: z.optional(z.enum(["circle", "admins", "everybody"])),
  segment: z.optional(segmentId),
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  role: z.optional(role),
  plan: z.optional(z.union([planName, z.literal("none")])),
  /** "ending": within seven days. A paused plan is neither active nor expired. */
  status: z.optional(z.enum(["active", "ending", "paused", "expired"])),
  account: z.optional(z.enum(["open", "disabled", "unconfirmed"])),
  sort: z.optional(z.enum(userSorts)),
  cursor: z.optional(z.string().check(z.maxLength(400))),
});

export type UsersQuery = z.infer<typeof usersQuery>;

export type UsersFilter = Omit<UsersQuery, "cursor">;

export type AdminUser = {
  _id: string;
  email: string;
  name: string;
  role: "Member" | "Admin";
  staffRole: StaffRole | null;
  plan: PlanName | null;
  /** The end of the plan; of a paused one, the end after its pause. */
  endsAt: string | null;
  /** Whether the plan has time left, also while it is paused. */
  isActive: boolean;
  isPaused: boolean;
  account: "open" | "disabled" | "unconfirmed";
  lastSeenAt: string | null;
  createdAt: string;
};

/** The last day of a granted plan, in Lagos time. */
const grantEndDay = z
  .string("Please choose a day")
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "Please choose a day"));

/** POST /admin/users/{id}/plan. */
export const grantPlanBody = z.object({ plan: planName, until: grantEndDay, reason: adminReason });

/** A user as the admin sees them; what they did is their timeline. */
export type UserDetail = {
  _id: string;
  email: string;
  name: string;
  displayName: string;
  role: "Member" | "Admin";
  staffRole: StaffRole | null;
  account: "open" | "disabled" | "unconfirmed";
  createdAt: string;
  lastSeenAt: string | null;
  address: string | null;
  plan: {
    title: string;
    /** The end of the plan; of a paused one, the end after its pause. */
    endsAt: string;
    /** Whether it has time left, also while it is paused. */
    isActive: boolean;
    pausedUntil: string | null;
    renews: boolean;
    cardNumber: string;
  } | null;
  mfa: MfaStatus;
  /** The newest payments for plans. */
  planPayments: { reference: string; kobo: number; paidAt: string; isRefunded: boolean }[];
  /** Paid orders, and their payments less refunds. */
  orders: { count: number; paidKobo: number };
  /** The addresses of accounts that were merged into this one. */
  formerEmails: string[];
  signIns: SessionEntry[];
};
