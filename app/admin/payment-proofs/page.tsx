import { PaymentProofsTable } from "@/components/admin/payments/payment-proofs-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Filters } from "@/components/admin/ui/filters";
import { Pagination } from "@/components/admin/ui/pagination";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { listPaymentProofs } from "@/lib/payment-proofs/admin-queries";
import { adminPaymentProofsQuery } from "@/lib/payment-proofs/contracts";

export const metadata = privatePageMetadata("Payment proofs");

export default async function PaymentProofsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("payment-proofs"), "payments");
  const { q, status, page } = await parsePageQuery(adminPaymentProofsQuery, searchParams);
  const {
    receipts: paymentProofs,
    total,
    waiting,
    nextPage,
  } = await readForPage(listPaymentProofs({ q, status, page }));
  return (
    <>
      <AdminHeader title="Payment proofs">
        {waiting === 0
          ? "Proofs of the auction fee. None are waiting for review."
          : `Proofs of the auction fee. ${waiting === 1 ? "One is waiting" : `${waiting} are waiting`} for review, listed first.`}
      </AdminHeader>
      <Filters action={adminPaths.section("payment-proofs")} active={Boolean(q ?? status)}>
        <TextField label="Name or email" type="search" name="q" defaultValue={q} />
        <Select label="Status" name="status" defaultValue={status ?? ""}>
          <option value="">All</option>
          <option value="received">Waiting</option>
          <option value="approved">Approved</option>
          <option value="refused">Rejected</option>
        </Select>
      </Filters>
      <PaymentProofsTable proofs={paymentProofs} filtered={Boolean(q ?? status)} />
      <Pagination
        shown={paymentProofs.length}
        total={total}
        itemNames={["receipt", "receipts"]}
        first={page && page > 1 ? adminPaths.section("payment-proofs", { q, status }) : null}
        next={nextPage === null ? null : adminPaths.section("payment-proofs", { q, status, page: nextPage })}
      />
    </>
  );
}
