import { Suspense } from "react";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { Filters } from "@/components/admin/filters";
import { MoneyTable } from "@/components/admin/money-table";
import { TableSkeleton } from "@/components/admin/table-skeleton";
import { Message } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { compareMoney } from "@/lib/payments/compare-money";
import { moneyQuery } from "@/lib/payments/desk-contracts";
import { databaseNow, day } from "@/lib/platform/clock";
import { deskPaths } from "@/lib/platform/desk-paths";
import { log } from "@/lib/platform/log";
import { PaystackError } from "@/lib/platform/paystack";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Money");

export default async function MoneyDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.desk("money")))) return <AdminsOnly />;
  const { days = "30" } = await readQuery(moneyQuery, searchParams);
  return (
    <>
      <DeskHead title="Money">Our books beside Paystack’s. What agrees is not listed.</DeskHead>
      <Filters action={deskPaths.desk("money")} narrowed={false}>
        <Select label="The last" name="days" defaultValue={days}>
          <option value="7">7 days</option>
          <option value="30">30 days</option>
          <option value="90">90 days</option>
        </Select>
      </Filters>
      <Suspense key={days} fallback={<TableSkeleton say="Asking Paystack…" />}>
        <Compared days={Number(days)} />
      </Suspense>
    </>
  );
}

async function Compared({ days }: { days: number }) {
  const from = new Date((await databaseNow()).getTime() - days * day);
  const compared = await compareMoney(from).catch((err: unknown) => {
    if (!(err instanceof PaystackError)) throw err;
    log().warn({ err }, "the books could not be compared");
    return null;
  });
  if (!compared) return <Message>❌ Paystack could not be asked. Please load this page again in a moment.</Message>;
  return <MoneyTable {...compared} />;
}
