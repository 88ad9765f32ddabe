import type { AdminPerson, InviteOffer, PendingInvite } from "@/lib/auth/invites/contracts";
import { sessionStands } from "@/lib/auth/sessions/session-stands";
import type { StaffRole } from "@/lib/auth/staff-roles";
import { sha256 } from "@/lib/core/secrets";
import { db, type Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";

const MAX_ROWS = 200;

/** The open invitations, the newest first; an expired one can be sent again. */
export async function listPendingInvites(): Promise<PendingInvite[]> {
  const [rows, now] = await Promise.all([
    db.adminInvite.findMany({
      where: { acceptedAt: null, revokedAt: null },
      include: { invitedBy: { select: { firstName: true, lastName: true } } },
      orderBy: [{ sentAt: "desc" }, { id: "asc" }],
      take: MAX_ROWS,
    }),
    databaseNow(),
  ]);
  return rows.map(({ id, email, staffRole, invitedBy, sentAt, expiresAt }) => ({
    _id: id,
    email,
    staffRole,
    invitedBy: `${invitedBy.firstName} ${invitedBy.lastName}`,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
  }));
}

type OfferRow = { id: string; email: string; staffRole: StaffRole; invitedBy: string; userId: string | null };

/** The open invitation of a link, whose inviter is still an owner; null for any other link. */
export async function findInvite(token: string, tx: Tx = db): Promise<OfferRow | null> {
  const [row] = await tx.$queryRaw<OfferRow[]>`
    SELECT i.id, i.email, i.staff_role AS "staffRole", o.first_name || ' ' || o.last_name AS "invitedBy", u.id AS "userId"
    FROM admin_invites i
    JOIN users o ON o.id = i.invited_by_id AND o.role = 'Admin' AND o.staff_role = 'Owner' AND o.disabled_at IS NULL AND o.deleted_at IS NULL
    LEFT JOIN users u ON u.email = i.email AND u.deleted_at IS NULL
    WHERE i.token_hash = ${sha256(token)} AND i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > now()`;
  return row ?? null;
}

/** What the page of an invitation shows; null for a link that does not work. */
export async function getInviteOffer(token: string): Promise<InviteOffer | null> {
  const found = await findInvite(token);
  if (!found) return null;
  const { email, staffRole, invitedBy, userId } = found;
  return { email, staffRole, invitedBy, hasAccount: userId !== null };
}

type AdminRow = {
  id: string;
  name: string;
  email: string;
  staff_role: StaffRole | null;
  disabled: boolean;
  mfa: boolean;
  sessions: number;
  used: Date | null;
};

/** All admins with their open sessions, the owners first. */
export async function listAdmins(): Promise<AdminPerson[]> {
  const rows = await db.$queryRaw<AdminRow[]>`
    SELECT u.id, u.first_name || ' ' || u.last_name AS name, u.email, u.staff_role, u.disabled_at IS NOT NULL AS disabled,
      EXISTS (SELECT 1 FROM totp_credentials t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL)
        OR EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id) AS mfa,
      x.sessions, x.used
    FROM users u CROSS JOIN LATERAL (
      SELECT count(*)::int AS sessions, max(x.last_used_at) AS used FROM sessions x
      WHERE x.user_id = u.id AND ${sessionStands} AND u.disabled_at IS NULL) x
    WHERE u.role = 'Admin' AND u.deleted_at IS NULL
    ORDER BY u.staff_role NULLS LAST, name, u.id LIMIT ${MAX_ROWS}`;
  return rows.map(({ id, name, email, staff_role, disabled, mfa, sessions, used }) => ({
    _id: id,
    name,
    email,
    staffRole: staff_role,
    isDisabled: disabled,
    hasMfa: mfa,
    sessions,
    lastUsedAt: used?.toISOString() ?? null,
  }));
}
