import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { Filters } from "@/components/admin/filters";
import { Pager } from "@/components/admin/pager";
import { ReceiptsTable } from "@/components/admin/receipts-table";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskReceiptsQuery } from "@/lib/membership/receipt-contracts";
import { listReceipts } from "@/lib/membership/receipt-desk-queries";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Receipts");

export default async function ReceiptsDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.desk("receipts")))) return <AdminsOnly />;
  const { q, status, page } = await readQuery(deskReceiptsQuery, searchParams);
  const { receipts, total, waiting, nextPage } = await listReceipts({ q, status, page });
  return (
    <>
      <DeskHead title="Receipts">
        {waiting === 0
          ? "Pictures of the saleroom’s own fee. None waits for a decision."
          : `Pictures of the saleroom’s own fee. ${waiting === 1 ? "One waits" : `${waiting} wait`} for a decision; those stand first.`}
      </DeskHead>
      <Filters action={deskPaths.desk("receipts")} narrowed={Boolean(q ?? status)}>
        <TextField label="Name or e-mail" type="search" name="q" defaultValue={q} />
        <Select label="Decision" name="status" defaultValue={status ?? ""}>
          <option value="">All</option>
          <option value="received">Waiting</option>
          <option value="approved">Approved</option>
          <option value="refused">Refused</option>
        </Select>
      </Filters>
      <ReceiptsTable receipts={receipts} narrowed={Boolean(q ?? status)} />
      <Pager
        shown={receipts.length}
        total={total}
        of={["receipt", "receipts"]}
        first={page && page > 1 ? deskPaths.desk("receipts", { q, status }) : null}
        next={nextPage === null ? null : deskPaths.desk("receipts", { q, status, page: nextPage })}
      />
    </>
  );
}
