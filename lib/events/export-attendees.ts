import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { writeCsv } from "@/lib/core/csv";
import { toNaira } from "@/lib/core/money";
import { transaction } from "@/lib/db/client";
import { requireAdminEvent } from "@/lib/events/admin-queries";
import { responses as responsesOf } from "@/lib/events/ticket-contracts";

const columns = [
  "Name",
  "Guest of",
  "Email",
  "Plan",
  "Status",
  "Requested at",
  "Code",
  "Checked in",
  "Paid in naira",
  "Reference",
];

const statuses = { seat: "Seat", held: "Not paid or confirmed yet", offered: "Offered", waiting: "Waiting" };

type GuestRow = {
  name: string;
  guest_of: string | null;
  email: string;
  plan: string | null;
  status: keyof typeof statuses;
  joined_at: Date;
  code: string;
  checked_in_at: Date | null;
  kobo: bigint | null;
  reference: string | null;
  responses: unknown;
};

/** The guest list as CSV, a line for each seat: seats first, then the waiting list; with the responses to the event's questions. The export is audited. */
export async function exportAttendees({ actor, id }: { actor: Actor; id: string }): Promise<string> {
  const { questions } = await requireAdminEvent(id);
  const rows = await transaction(async (tx) => {
    const attendees = await tx.$queryRaw<GuestRow[]>`
      SELECT CASE WHEN r.holder_id IS NULL THEN concat_ws(' ', u.first_name, u.last_name) ELSE COALESCE(r.guest_name, '') END AS name,
        CASE WHEN r.holder_id IS NOT NULL THEN concat_ws(' ', u.first_name, u.last_name) END AS guest_of,
        CASE WHEN u.is_guest THEN COALESCE(u.guest_email, '') ELSE u.email END AS email, event_plan_of(u.id) AS plan, r.status::text AS status, r.joined_at,
        r.check_in_code AS code, r.checked_in_at, r.responses, c.reference, CASE WHEN r.status = 'seat' AND c.id IS NOT NULL THEN r.price_kobo END AS kobo
      FROM event_rsvps r JOIN users u ON u.id = COALESCE(r.user_id, r.holder_id) LEFT JOIN charges c ON c.id = r.charge_id AND c.status = 'success'
      WHERE r.event_id = ${id} AND r.status <> 'cancelled'
      ORDER BY array_position(ARRAY['seat', 'held', 'offered', 'waiting'], r.status::text), r.joined_at, u.id, r.holder_id IS NOT NULL, r.id`;
    const detail = { rows: attendees.length };
    await recordAudit(tx, { actorId: actor._id, action: "event.export-attendees", subject: id, detail });
    return attendees;
  });
  return writeCsv(
    [...columns, ...questions.map(({ label }) => label)],
    rows.map(({ name, guest_of, email, plan, status, joined_at, code, checked_in_at, kobo, reference, responses }) => [
      name,
      guest_of,
      email,
      plan,
      statuses[status],
      joined_at.toISOString(),
      status === "seat" ? code : null,
      checked_in_at?.toISOString() ?? null,
      kobo === null ? null : toNaira(kobo),
      reference,
      ...questions.map((question) => responsesOf.parse(responses)[question.id] ?? null),
    ]),
  );
}
