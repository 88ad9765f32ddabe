import { SharedWallList } from "@/components/admin/comments/shared-wall-list";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Pagination } from "@/components/admin/ui/pagination";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { listAdminWalls, WALLS_PER_PAGE } from "@/lib/personal-walls/admin-queries";
import { adminWallsQuery } from "@/lib/personal-walls/contracts";

export const metadata = privatePageMetadata("Shared walls");

/** The walls that users share by a link: what was reported comes first. */
export default async function SharedWallsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.sharedWalls(), "comments");
  const { page = 1 } = await parsePageQuery(adminWallsQuery, searchParams);
  const { walls, total } = await readForPage(listAdminWalls(page));
  return (
    <>
      <AdminHeader title="Shared walls" parents={[{ name: "Comments", href: adminPaths.section("comments") }]}>
        Works that users have chosen, with their own titles and captions. Each is open to those with its link only.
      </AdminHeader>
      {walls.length > 0 ? <SharedWallList walls={walls} /> : <p className="text-muted">No shared walls.</p>}
      <Pagination
        shown={walls.length}
        total={total}
        itemNames={["wall", "walls"]}
        first={page > 1 ? adminPaths.sharedWalls() : null}
        next={page * WALLS_PER_PAGE < total ? adminPaths.sharedWalls({ page: page + 1 }) : null}
      />
    </>
  );
}
