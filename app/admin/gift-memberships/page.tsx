import { GiftMembershipsTable } from "@/components/admin/gift-memberships/gift-memberships-table";
import { AdminList } from "@/components/admin/table/admin-list";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { cursorQuery, parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";
import { listGiftMemberships } from "@/lib/subscriptions/gifts/admin-queries";

export const metadata = privatePageMetadata("Gift memberships");

export default async function GiftMembershipsPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("gift-memberships");
  const actor = await requireAdmin(path, "payments");
  const { cursor } = await parsePageQuery(cursorQuery, searchParams);
  const [{ gifts, nextCursor, total }, settings] = await readForPage(
    Promise.all([listGiftMemberships({ cursor }), getListSettings(actor, "gift-memberships")]),
  );
  return (
    <>
      <AdminHeader
        title="Gift memberships"
        actions={<DownloadLink href={adminApiPaths.exportList("gift-memberships")}>Export CSV</DownloadLink>}
      >
        Memberships bought for somebody else, and seats bought for groups. A code is only in the email to its recipient;
        sending it again replaces the code.
      </AdminHeader>
      <AdminList name="gift-memberships" path={path} query={{}} settings={settings} total={total}>
        <GiftMembershipsTable gifts={gifts} />
        <Pagination
          shown={gifts.length}
          total={total}
          itemNames={["gift", "gifts"]}
          first={cursor ? adminPaths.section("gift-memberships") : null}
          next={nextCursor && adminPaths.section("gift-memberships", { cursor: nextCursor })}
        />
      </AdminList>
    </>
  );
}
