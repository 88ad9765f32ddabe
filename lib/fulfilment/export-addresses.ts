import type { Actor, ShippingAddress } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { writeCsv } from "@/lib/core/csv";
import { db } from "@/lib/db/client";
import { activeCollectors } from "@/lib/fulfilment/collectors-without-address";

type CollectorRow = {
  first_name: string;
  last_name: string;
  email: string;
  shipping_address: Partial<ShippingAddress>;
};

const columns = [
  "Name",
  "Email",
  "Address Line 1",
  "Address Line 2",
  "City",
  "State",
  "Postal Code",
  "Country",
  "Recipient",
  "Phone",
];

/** Exports the shipping addresses of active collectors as CSV. Recorded in the audit log. */
export async function exportAddresses(actor: Actor): Promise<string> {
  const rows = await db.$queryRaw<CollectorRow[]>`
    SELECT u.first_name, u.last_name, u.email, u.shipping_address FROM ${activeCollectors}
      AND jsonb_typeof(u.shipping_address) = 'object'
    ORDER BY lower(u.last_name), lower(u.first_name), u.id`;
  const csvRows = rows.map(({ first_name, last_name, email, shipping_address: at }) => [
    `${first_name} ${last_name}`,
    email,
    at.line1 ?? "",
    at.line2 ?? "",
    at.city ?? "",
    at.state ?? "",
    at.postalCode ?? "",
    at.country ?? "",
    at.recipient ?? "",
    at.phone ?? "",
  ]);
  const detail = { rows: csvRows.length };
  await recordAudit(db, { actorId: actor._id, action: "welcome-pack.export", subject: "addresses", detail });
  return writeCsv(columns, csvRows);
}
