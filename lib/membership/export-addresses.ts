import type { Actor, ShippingAddress } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { writeCsv } from "@/lib/platform/csv";
import { db } from "@/lib/platform/db";

type CollectorRow = {
  first_name: string;
  last_name: string;
  email: string;
  shipping_address: Partial<ShippingAddress>;
};

const columns = ["Name", "E-mail", "Address Line 1", "Address Line 2", "City", "State", "Postal Code", "Country"];

/** Where the welcome packs go: every collector whose plan runs and who has given an address. That it was taken is written down. */
export async function exportAddresses(actor: Actor): Promise<string> {
  const rows = await db.$queryRaw<CollectorRow[]>`
    SELECT u.first_name, u.last_name, u.email, u.shipping_address
    FROM subscriptions s JOIN users u ON u.id = s.user_id
    WHERE s.ends_at > now() AND (CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END) = 'collector'
      AND jsonb_typeof(u.shipping_address) = 'object'
      AND u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL AND u.deleted_at IS NULL
    ORDER BY lower(u.last_name), lower(u.first_name), u.id`;
  const lines = rows.map(({ first_name, last_name, email, shipping_address: at }) => [
    `${first_name} ${last_name}`,
    email,
    at.line1 ?? "",
    at.line2 ?? "",
    at.city ?? "",
    at.state ?? "",
    at.postalCode ?? "",
    at.country ?? "",
  ]);
  const detail = { rows: lines.length };
  await recordAudit(db, { actorId: actor._id, action: "welcome-pack.export", subject: "addresses", detail });
  return writeCsv(columns, lines);
}
