import { addDays } from "date-fns/addDays";
import type { PlanName } from "../../lib/auth/contracts";
import type { IdPrefix } from "../../lib/core/ids";
import { formatLagosMoment } from "../../lib/core/lagos-datetime";
import { sha256 } from "../../lib/core/secrets";
import type { Tx } from "../../lib/db/client";
import { planTitle } from "../../lib/subscriptions/rules";
import { emailOf } from "./users";

/** Founders who had paid elsewhere, by their place on the list. */
const imported = [8, 9, 10];
const IMPORTED = 50;

const memberAlready = ({ planKey, periodTo }: { planKey: PlanName; periodTo: Date }): string =>
  `Already a member, ${planTitle(planKey)}, until ${formatLagosMoment(periodTo)}.`;

/** A finished import of members: three who got their plan by it, one who had it already, and one row that was wrong. */
export async function addMemberImport(
  tx: Tx,
  now: Date,
  fixedId: (prefix: IdPrefix, name: string) => string,
): Promise<number> {
  const id = fixedId("mim", "founders");
  const admin = await tx.user.findUnique({ where: { email: emailOf("admin") } });
  if (!admin || (await tx.memberImport.count({ where: { id } })) > 0) return 0;
  const at = addDays(now, -IMPORTED);
  await tx.memberImport.create({
    data: {
      ...{ id, planHash: sha256(id), fileName: "founders-2026.csv", welcome: true },
      ...{ createdAt: at, createdById: admin.id, finishedAt: at },
    },
  });
  const emails = [...imported.map((place) => `founder-${place}@livingarchive.test`), emailOf("yearly")];
  for (const [index, email] of emails.entries()) {
    const user = await tx.user.findUnique({
      where: { email },
      include: { subscription: { include: { entries: { orderBy: { effectiveAt: "asc" }, take: 1 } } } },
    });
    const [entry] = user?.subscription?.entries ?? [];
    if (!user || !entry) continue;
    const isNew = index < imported.length;
    await tx.memberImportRow.create({
      data: {
        ...{ importId: id, line: index + 2, email, firstName: user.firstName, lastName: user.lastName, note: "" },
        ...{ planKey: entry.planKey, startsAt: entry.periodFrom, endsAt: entry.periodTo, userId: user.id, doneAt: at },
        ...(isNew ? { status: "imported", entryId: entry.id } : { status: "same", message: memberAlready(entry) }),
      },
    });
  }
  await tx.memberImportRow.create({
    data: {
      ...{
        importId: id,
        line: emails.length + 2,
        email: "efe@livingarchive.test",
        firstName: "Efe",
        lastName: "Omoregie",
      },
      ...{ note: "", status: "error", message: "There is no plan “Lifetime”.", doneAt: at },
    },
  });
  return 1;
}
