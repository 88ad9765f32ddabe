import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { writeCsv } from "@/lib/core/csv";
import { transaction } from "@/lib/db/client";
import { requireAdminEvent } from "@/lib/events/admin-queries";

const columns = ["Name", "Email", "Plan", "Status", "Requested at", "Code", "Checked in"];

type GuestRow = {
  name: string;
  email: string;
  plan: string | null;
  status: "seat" | "waiting";
  joined_at: Date;
  code: string;
  checked_in_at: Date | null;
};

/** The guest list as CSV: seats first, then the waiting list. The export is audited. */
export async function exportAttendees({ actor, id }: { actor: Actor; id: string }): Promise<string> {
  await requireAdminEvent(id);
  const rows = await transaction(async (tx) => {
    const attendees = await tx.$queryRaw<GuestRow[]>`
      SELECT concat_ws(' ', u.first_name, u.last_name) AS name, u.email, event_plan_of(u.id) AS plan, r.status::text AS status, r.joined_at,
        r.check_in_code AS code, r.checked_in_at
      FROM event_rsvps r JOIN users u ON u.id = r.user_id
      WHERE r.event_id = ${id} AND r.status <> 'cancelled' ORDER BY r.status, r.joined_at, r.id`;
    const detail = { rows: attendees.length };
    await recordAudit(tx, { actorId: actor._id, action: "event.export-attendees", subject: id, detail });
    return attendees;
  });
  return writeCsv(
    columns,
    rows.map(({ name, email, plan, status, joined_at, code, checked_in_at }) => [
      name,
      email,
      plan,
      status === "seat" ? "Seat" : "Waiting",
      joined_at.toISOString(),
      status === "seat" ? code : null,
      checked_in_at?.toISOString() ?? null,
    ]),
  );
}
