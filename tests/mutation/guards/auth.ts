import type { Mutation } from "../mutation";

const actor = "lib/subscriptions/get-actor.ts";
const signIn = "lib/auth/sign-in.ts";
const mfa = "lib/auth/mfa/mfa.test.ts";
const sessions = "tests/security/sessions.test.ts";
const login = "app/api/auth/login/route.test.ts";
const token = "lib/auth/consume-token.ts";
const forgot = "app/api/auth/forgot-password/route.test.ts";
const tokens = "lib/auth/consume-token.test.ts";
const admins = "lib/auth/admin-user-actions.test.ts";
const memberNotes = "lib/auth/member-notes/member-notes.test.ts";

/** Passwords, sessions, emailed links, MFA, and what admins do to users. */
export const authMutations: readonly Mutation[] = [
  {
    name: "an admin who views the site as somebody else changes nothing",
    file: "lib/http/route.ts",
    text: 'if (viewAs) throw new AppError("viewing", viewingMessage(viewAs));',
    replacement: "",
    test: "tests/security/view-as.test.ts",
  },
  {
    name: "a view has no rights of an admin",
    file: "lib/subscriptions/viewed-actor.ts",
    text: 'role: "Member",',
    replacement: "role: admin.role,",
    test: "tests/security/view-as.test.ts",
  },
  {
    name: "a view as a visitor has no user",
    file: "lib/http/authenticate.ts",
    text: 'actor?.viewAs === "visitor" ? null : actor',
    replacement: "actor",
    test: "tests/security/view-as.test.ts",
  },
  {
    name: "a session that has ended is over",
    file: actor,
    text: "AND ($2::text IS NULL OR x.id IS NOT NULL)",
    replacement: "",
    test: sessions,
  },
  {
    name: "a deleted account is signed out",
    file: actor,
    text: " AND u.deleted_at IS NULL",
    replacement: "",
    test: sessions,
  },
  {
    name: "a disabled account is signed out",
    file: actor,
    text: " AND u.disabled_at IS NULL",
    replacement: "",
    test: sessions,
  },
  {
    name: "a session without MFA of a user who has it is refused",
    file: actor,
    text: "AND (x.id IS NULL OR x.with_mfa OR NOT ${hasFactor})",
    replacement: "",
    test: mfa,
  },
  {
    name: "an admin without MFA is a member only, where MFA is required",
    file: actor,
    text: 'row.role === "Admin" && !row.has_factor && !row.has_passed && env().ADMIN_TOTP_REQUIRED',
    replacement: "false",
    test: mfa,
  },
  {
    name: "the password is right",
    file: signIn,
    text: "if (!user || !isCorrect || user.deletedAt)",
    replacement: "if (!user || user.deletedAt)",
    test: login,
  },
  {
    name: "guesses at a password are counted",
    file: signIn,
    text: 'failures = await consumeLimit("login-account", email);',
    replacement: "",
    test: login,
  },
  {
    name: "a disabled account cannot sign in",
    file: signIn,
    text: 'if (user.disabledAt) throwAppError("account_disabled", accountDisabled);',
    replacement: "",
    test: login,
  },
  {
    name: "an unverified account cannot sign in",
    file: signIn,
    text: 'if (!user.emailVerifiedAt) throwAppError("email_unverified", emailUnverified);',
    replacement: "",
    test: login,
  },
  {
    name: "a sign-in asks for the second step",
    file: "lib/http/start-session.ts",
    text: 'if (found.mfa === "due" && !mfaVerified)',
    replacement: "if (found.mfa === null)",
    test: "lib/http/start-session.test.ts",
  },
  {
    name: "guesses at a code are counted",
    file: "lib/auth/mfa/verify-mfa.ts",
    text: 'await consumeLimit("mfa-account", userId);',
    replacement: "",
    test: mfa,
  },
  {
    name: "a code is used once",
    file: "lib/auth/mfa/verify-mfa.ts",
    text: " AND last_step < ${step}",
    replacement: "",
    test: mfa,
  },
  {
    name: "a recovery code is used once",
    file: "lib/auth/mfa/recovery-codes.ts",
    text: " AND used_at IS NULL`",
    replacement: "`",
    test: mfa,
  },
  {
    name: "setting MFA up asks for the password",
    file: "lib/auth/mfa/enable-mfa.ts",
    text: 'await assertPassword(actor, password, "password");\n  await assertMayChangeFactors(db, actor);\n  const { encrypted',
    replacement: "const { encrypted",
    test: mfa,
  },
  {
    name: "a confirmed authenticator is not replaced",
    file: "lib/auth/mfa/enable-mfa.ts",
    text: "WHERE totp_credentials.confirmed_at IS NULL",
    replacement: "WHERE true",
    test: mfa,
  },
  {
    name: "an emailed link works once",
    file: token,
    text: " AND t.used_at IS NULL",
    replacement: "",
    test: tokens,
  },
  {
    name: "an emailed link expires",
    file: token,
    text: " AND t.expires_at > now()",
    replacement: "",
    test: tokens,
  },
  {
    name: "a link to verify an address sets no password",
    file: token,
    text: ' AND t.purpose = ${purpose}::"TokenPurpose"',
    replacement: "",
    test: tokens,
  },
  {
    name: "a disabled account has no links",
    file: token,
    text: " AND u.disabled_at IS NULL AND u.deleted_at IS NULL",
    replacement: "",
    test: tokens,
  },
  {
    name: "a new password ends the sessions",
    file: "lib/auth/passwords/reset-password.ts",
    text: "data: { passwordHash, sessionVersion: { increment: 1 } }",
    replacement: "data: { passwordHash }",
    test: forgot,
  },
  {
    name: "admins do not change their own role",
    file: "lib/auth/admin-user-actions.ts",
    text: 'if (userId === actor._id) throwAppError("conflict", "You cannot change your own role.");',
    replacement: "",
    test: admins,
  },
  {
    name: "only owners add notes about a person",
    file: "lib/auth/member-notes/add-member-note.ts",
    text: "await assertOwner(tx, actor);",
    replacement: "",
    test: memberNotes,
  },
  {
    name: "an admin who is no owner deletes only their own notes about a person",
    file: "lib/auth/member-notes/delete-member-note.ts",
    text: "AND (a.staff_role = 'Owner' OR n.author_id = a.id)",
    replacement: "",
    test: memberNotes,
  },
  {
    name: "of two owners who revoke each other one stays",
    file: "lib/auth/lock-owners.ts",
    text: 'if (!(await lockOwners(tx)).includes(actor._id)) throwAppError("admin_only", "You are no longer an owner.");',
    replacement: "await lockOwners(tx);",
    test: admins,
  },
  {
    name: "an invitation is accepted by the user of its address only",
    file: "lib/auth/invites/accept-invite.ts",
    text: 'if (actor.email !== invite.email) return throwAppError("forbidden", inviteForOther);',
    replacement: "",
    test: "lib/auth/invites/invites.test.ts",
  },
  {
    name: "accounts that cannot be merged are refused",
    file: "lib/workflows/merge/merge-accounts.ts",
    text: 'if (refusals.length > 0) throwAppError("conflict", refusals.join(" "));',
    replacement: "",
    test: "lib/workflows/merge/merge-accounts.test.ts",
  },
];
