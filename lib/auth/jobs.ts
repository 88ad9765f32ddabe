import * as z from "zod/mini";
import { cartIntent } from "@/lib/auth/contracts";
import { defineJob } from "@/lib/jobs/define-job";

const recipient = z.object({ to: z.string() });
const recipientWithToken = z.object({ to: z.string(), token: z.string() });

/** The emails of accounts. */
export const accountJobs = {
  verifyEmail: defineJob("auth.verification.email", recipientWithToken),
  /** No user may have its address. */
  resendVerification: defineJob("auth.resend-verification.email", recipient),
  alreadyRegistered: defineJob("auth.already-registered.email", recipient),
  /** No user may have its address. */
  resetPassword: defineJob("auth.reset-password.email", recipient),
  /** No user may have its address. */
  signInLink: defineJob(
    "auth.sign-in-link.email",
    z.object({ to: z.string(), redirectTo: z.optional(z.string()), intent: z.optional(cartIntent) }),
  ),
  /** To the new address of an account, with the link that confirms it. */
  newEmail: defineJob("auth.new-email.email", recipientWithToken),
  adminInvite: defineJob(
    "auth.admin-invite.email",
    z.object({ to: z.string(), token: z.string(), as: z.string(), invitedBy: z.string() }),
  ),
  passwordChanged: defineJob(
    "auth.password-changed.email",
    z.object({ to: z.string(), /** The session that changed it stays. */ stays: z._default(z.boolean(), false) }),
  ),
};

/** The emails about MFA and account status. */
export const securityJobs = {
  mfaChanged: defineJob(
    "auth.mfa-changed.email",
    z.object({ to: z.string(), change: z.enum(["added", "removed", "taken off"]) }),
  ),
  passkeyChanged: defineJob(
    "auth.passkey-changed.email",
    z.object({ to: z.string(), change: z.enum(["added", "removed"]), name: z.string() }),
  ),
  /** To the address that an account had before. */
  emailChanged: defineJob("auth.email-changed.email", recipient),
  passkeyCopied: defineJob("auth.passkey-copied.email", z.object({ to: z.string(), name: z.string() })),
  recoveryCodeUsed: defineJob("auth.recovery-code-used.email", z.object({ to: z.string(), left: z.number() })),
  /** No user may have its address. */
  failedSignIns: defineJob("auth.failed-sign-ins.email", recipient),
  /** To the address that stays and to the one that is gone. */
  accountsMerged: defineJob("auth.accounts-merged.email", z.object({ to: z.string(), stays: z.boolean() })),
  accountStatus: defineJob(
    "auth.account-status.email",
    z.object({ to: z.string(), status: z.enum(["disabled", "enabled"]), reason: z.string() }),
  ),
};
