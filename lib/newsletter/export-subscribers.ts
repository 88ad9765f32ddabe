import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { countExported, MAX_EXPORT_ROWS, writeExport } from "@/lib/core/csv";
import { db } from "@/lib/db/client";
import { selectSubscribers } from "@/lib/newsletter/admin-queries";
import type { ExportSubscribersQuery } from "@/lib/newsletter/contracts";

/** Exports the filtered subscribers as CSV. The audit log records who exported how many rows. */
export async function exportSubscribers({
  actor,
  filter,
}: {
  actor: Actor;
  filter: ExportSubscribersQuery;
}): Promise<string> {
  const subscribers = await selectSubscribers(filter, MAX_EXPORT_ROWS + 1);
  await recordAudit(db, {
    actorId: actor._id,
    action: "subscriber.export",
    subject: "subscribers",
    // A searched email address is not stored.
    detail: { rows: countExported(subscribers), wanted: { standing: filter.standing } },
  });
  return writeExport(
    ["Email", "Status", "Since", "Source"],
    subscribers.map(({ email, status, since, source }) => [email, status, since.slice(0, 10), source]),
  );
}
