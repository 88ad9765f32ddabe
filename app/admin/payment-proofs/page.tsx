import { PaymentProofsTable } from "@/components/admin/payments/payment-proofs-table";
import { AdminList } from "@/components/admin/table/admin-list";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { listPaymentProofs } from "@/lib/payment-proofs/admin-queries";
import { adminPaymentProofsQuery } from "@/lib/payment-proofs/contracts";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Payment proofs");

const filters: readonly ListFilter[] = [
  { kind: "search", name: "q", label: "Name or email" },
  {
    kind: "select",
    name: "status",
    label: "Status",
    options: [
      ["", "All"],
      ["received", "Waiting"],
      ["approved", "Approved"],
      ["refused", "Rejected"],
    ],
  },
];

export default async function PaymentProofsPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("payment-proofs");
  const actor = await requireAdmin(path, "payments");
  const { q, status, page } = await parsePageQuery(adminPaymentProofsQuery, searchParams);
  const [{ receipts: paymentProofs, total, waiting, nextPage }, settings] = await readForPage(
    Promise.all([listPaymentProofs({ q, status, page }), getListSettings(actor, "payment-proofs")]),
  );
  return (
    <>
      <AdminHeader
        title="Payment proofs"
        actions={
          <DownloadLink href={adminApiPaths.exportList("payment-proofs", { q, status })}>Export CSV</DownloadLink>
        }
      >
        {waiting === 0
          ? "Proofs of the auction fee. None are waiting for review."
          : `Proofs of the auction fee. ${waiting === 1 ? "One is waiting" : `${waiting} are waiting`} for review, listed first.`}
      </AdminHeader>
      <AdminList
        name="payment-proofs"
        path={path}
        query={{ q, status }}
        filters={filters}
        views={[{ name: "Waiting", query: { status: "received" } }]}
        settings={settings}
        total={total}
      >
        <PaymentProofsTable proofs={paymentProofs} filtered={Boolean(q ?? status)} />
        <Pagination
          shown={paymentProofs.length}
          total={total}
          itemNames={["payment proof", "payment proofs"]}
          first={page && page > 1 ? adminPaths.section("payment-proofs", { q, status }) : null}
          next={nextPage === null ? null : adminPaths.section("payment-proofs", { q, status, page: nextPage })}
        />
      </AdminList>
    </>
  );
}
