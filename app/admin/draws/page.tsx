import { DrawsTable } from "@/components/admin/draws/draws-table";
import { AdminList } from "@/components/admin/table/admin-list";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { listDraws } from "@/lib/draws/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { cursorQuery, parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Draws");

export default async function DrawsPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("draws");
  const actor = await requireAdmin(path, "catalog");
  const { cursor } = await parsePageQuery(cursorQuery, searchParams);
  const [{ draws, nextCursor, total }, settings] = await readForPage(
    Promise.all([listDraws({ cursor }), getListSettings(actor, "draws")]),
  );
  return (
    <>
      <AdminHeader
        title="Draws"
        actions={
          <>
            <ButtonLink href={adminPaths.newDraw} size="small">
              New draw
            </ButtonLink>
            <DownloadLink href={adminApiPaths.exportList("draws")}>Export CSV</DownloadLink>
          </>
        }
      >
        Drops whose units are given by a draw. While a draw runs, its product is sold to the people who were drawn only.
      </AdminHeader>
      <AdminList name="draws" path={path} query={{}} settings={settings} total={total}>
        <DrawsTable draws={draws} />
        <Pagination
          shown={draws.length}
          total={total}
          itemNames={["draw", "draws"]}
          first={cursor ? adminPaths.section("draws") : null}
          next={nextCursor && adminPaths.section("draws", { cursor: nextCursor })}
        />
      </AdminList>
    </>
  );
}
