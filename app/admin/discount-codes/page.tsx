import { DiscountCodesTable } from "@/components/admin/discount-codes/discount-codes-table";
import { AdminList } from "@/components/admin/table/admin-list";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { listProductNames } from "@/lib/catalog/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { cursorQuery, parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { listDiscountCodes } from "@/lib/orders/discount-codes/admin-queries";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Discount codes");

export default async function DiscountCodesPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("discount-codes");
  const actor = await requireAdmin(path, "catalog");
  const { cursor } = await parsePageQuery(cursorQuery, searchParams);
  const [{ codes, nextCursor, total }, drops, settings] = await readForPage(
    Promise.all([listDiscountCodes({ cursor }), listProductNames(), getListSettings(actor, "discount-codes")]),
  );
  return (
    <>
      <AdminHeader
        title="Discount codes"
        actions={
          <>
            <ButtonLink href={adminPaths.newDiscountCode} size="small">
              New discount code
            </ButtonLink>
            <DownloadLink href={adminApiPaths.exportList("discount-codes")}>Export CSV</DownloadLink>
          </>
        }
      >
        Entered at checkout, one per order, and applied after a member’s discount. Not valid for auction lots.
      </AdminHeader>
      <AdminList name="discount-codes" path={path} query={{}} settings={settings} total={total}>
        <DiscountCodesTable codes={codes} drops={drops} />
        <Pagination
          shown={codes.length}
          total={total}
          itemNames={["discount code", "discount codes"]}
          first={cursor ? adminPaths.section("discount-codes") : null}
          next={nextCursor && adminPaths.section("discount-codes", { cursor: nextCursor })}
        />
      </AdminList>
    </>
  );
}
