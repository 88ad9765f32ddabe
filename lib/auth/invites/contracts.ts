import * as z from "zod/mini";
import { staffRole } from "@/lib/auth/admin-contracts";
import { emailAddress } from "@/lib/auth/contracts";
import type { StaffRole } from "@/lib/auth/staff-roles";
import { personName } from "@/lib/core/text-fields";

/** How long the link of an invitation works. */
export const INVITE_DAYS = 7;

/** POST /admin/invites. */
export const createInviteBody = z.object({ email: emailAddress, staffRole });

export const inviteParams = z.object({ id: z.string().check(z.regex(/^inv_[0-9a-z]{20}$/)) });

/** POST /invites/accept. The names are for an address without an account, which gets one. */
export const acceptInviteBody = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  firstName: z.optional(personName("First name is required")),
  lastName: z.optional(personName("Last name is required")),
});
export type AcceptInviteBody = z.infer<typeof acceptInviteBody>;

/** `next` is the page to continue at: choosing a password for a new account, else logging in again. */
export const acceptInviteReply = z.object({ next: z.string() });

/** An invitation that is neither accepted nor revoked, for the owners. */
export type PendingInvite = {
  _id: string;
  email: string;
  staffRole: StaffRole;
  invitedBy: string;
  sentAt: string;
  expiresAt: string;
  isExpired: boolean;
};

/** What the page of an invitation shows. */
export type InviteOffer = { email: string; staffRole: StaffRole; invitedBy: string; hasAccount: boolean };

/** An admin, for the owners. */
export type AdminPerson = {
  _id: string;
  name: string;
  email: string;
  staffRole: StaffRole | null;
  isDisabled: boolean;
  hasMfa: boolean;
  /** Sessions that stand, and when one of them was used last. */
  sessions: number;
  lastUsedAt: string | null;
};
