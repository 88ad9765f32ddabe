import { AdminList } from "@/components/admin/table/admin-list";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { IssueVoucher } from "@/components/admin/vouchers/issue-voucher";
import { VouchersTable } from "@/components/admin/vouchers/vouchers-table";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { listVouchers, sumVoucherBalances } from "@/lib/orders/vouchers/admin-queries";
import { voucherListQuery } from "@/lib/orders/vouchers/contracts";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Gift vouchers");

const filters: readonly ListFilter[] = [{ kind: "search", name: "q", label: "Email or code" }];

export default async function VouchersPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("vouchers");
  const actor = await requireAdmin(path, "payments");
  const { q, cursor } = await parsePageQuery(voucherListQuery, searchParams);
  const [{ vouchers, nextCursor, total }, open, settings] = await readForPage(
    Promise.all([listVouchers({ q, cursor }), sumVoucherBalances(), getListSettings(actor, "vouchers")]),
  );
  return (
    <>
      <AdminHeader
        title="Gift vouchers"
        actions={
          <>
            <IssueVoucher />
            <DownloadLink href={adminApiPaths.exportList("vouchers", { q })}>Export CSV</DownloadLink>
          </>
        }
      >
        {formatNaira(toKobo(open))} is left on all vouchers. A code is only in the email; sending it again makes a new
        one.
      </AdminHeader>
      <AdminList name="vouchers" path={path} query={{ q }} filters={filters} settings={settings} total={total}>
        <VouchersTable vouchers={vouchers} filtered={Boolean(q)} />
        <Pagination
          shown={vouchers.length}
          total={total}
          itemNames={["voucher", "vouchers"]}
          first={cursor ? adminPaths.section("vouchers", { q }) : null}
          next={nextCursor && adminPaths.section("vouchers", { q, cursor: nextCursor })}
        />
      </AdminList>
    </>
  );
}
