import type { UsersFilter } from "@/lib/auth/admin-contracts";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { countExported, MAX_EXPORT_ROWS, writeExport } from "@/lib/core/csv";
import { type Tx, transaction } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";
import { readyFilter, selectUsers, toAdminUser, type UserRow } from "./admin-queries";

const csvColumns = ["Name", "Email", "Role", "Plan", "Plan ends", "Account", "Joined", "Last here"];

/** Exports the filtered users as CSV and records the export in the audit log. */
export async function exportUsers({ actor, filter }: { actor: Actor; filter: UsersFilter }): Promise<string> {
  const ready = await readyFilter(filter);
  const users = await transaction(async (tx: Tx) => {
    const rows = await tx.$queryRaw<UserRow[]>(selectUsers(ready, Prisma.empty, MAX_EXPORT_ROWS + 1));
    await recordAudit(tx, {
      actorId: actor._id,
      action: "user.export",
      subject: "users",
      detail: { rows: countExported(rows) },
    });
    return rows.map(toAdminUser);
  });
  const day = (at: string | null) => at?.slice(0, 10) ?? null;
  return writeExport(
    csvColumns,
    users.map(({ name, email, role, plan, endsAt, account, createdAt, lastSeenAt }) => [
      name,
      email,
      role,
      plan,
      day(endsAt),
      account,
      day(createdAt),
      day(lastSeenAt),
    ]),
  );
}
