import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { requireDeskEvent } from "@/lib/community/event-queries";
import { writeCsv } from "@/lib/platform/csv";
import { transaction } from "@/lib/platform/db";

const columns = ["Name", "E-mail", "Plan", "Standing", "Asked for it", "Code", "Checked in"];

type Row = {
  name: string;
  email: string;
  plan: string | null;
  status: "seat" | "waiting";
  joined_at: Date;
  code: string;
  checked_in_at: Date | null;
};

/** Everybody who has a seat, and then who waits, as a table for a spreadsheet. Who took it, and how many rows, is written down. */
export async function exportGuests({ actor, id }: { actor: Actor; id: string }): Promise<string> {
  await requireDeskEvent(id);
  const rows = await transaction(async (tx) => {
    const found = await tx.$queryRaw<Row[]>`
      SELECT concat_ws(' ', u.first_name, u.last_name) AS name, u.email, event_plan_of(u.id) AS plan, r.status::text AS status, r.joined_at,
        r.check_in_code AS code, r.checked_in_at
      FROM event_rsvps r JOIN users u ON u.id = r.user_id
      WHERE r.event_id = ${id} AND r.status <> 'left' ORDER BY r.status, r.joined_at, r.id`;
    const detail = { rows: found.length };
    await recordAudit(tx, { actorId: actor._id, action: "event.export-guests", subject: id, detail });
    return found;
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
