import { notFound } from "next/navigation";
import { AdminList } from "@/components/admin/table/admin-list";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { userFilters, userTitles, userViews } from "@/components/admin/users/user-filters";
import { UsersTable } from "@/components/admin/users/users-table";
import { ButtonLink } from "@/components/ui/button";
import { usersQuery } from "@/lib/auth/admin-contracts";
import { listUsers } from "@/lib/auth/admin-queries";
import { listSegmentNames } from "@/lib/auth/segments/queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Users");

export default async function AdminUsersPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("users");
  const actor = await requireAdmin(path, "users");
  const { cursor, ...wanted } = await parsePageQuery(usersQuery, searchParams);
  const { q, role, plan, status, account } = wanted;
  // A segment is of all people.
  const who = wanted.segment ? "everybody" : wanted.who === "circle" ? undefined : wanted.who;
  const isAllUsers = who !== undefined;
  const query = {
    ...wanted,
    who,
    sort: wanted.sort === (isAllUsers ? "newest" : "ends") ? undefined : wanted.sort,
  };
  const segments = await readForPage(listSegmentNames());
  const segment = segments.find(({ _id }) => _id === wanted.segment);
  if (wanted.segment && !segment) notFound();
  const [{ people: users, nextCursor, total }, settings] = await readForPage(
    Promise.all([listUsers({ ...query, cursor }), getListSettings(actor, "users")]),
  );
  return (
    <>
      <AdminHeader
        title="Users"
        actions={
          <>
            <ButtonLink href={adminPaths.segments} variant="secondary" size="small">
              Segments
            </ButtonLink>
            <ButtonLink href={adminPaths.admins} variant="secondary" size="small">
              Admins
            </ButtonLink>
            <ButtonLink href={adminPaths.memberImports} variant="secondary" size="small">
              Imports
            </ButtonLink>
            <DownloadLink href={adminApiPaths.exportUsers(query)}>Export CSV</DownloadLink>
          </>
        }
      >
        Current and former members, and everybody else with an account.
      </AdminHeader>
      <AdminList
        name="users"
        path={path}
        query={query}
        filters={userFilters(isAllUsers, segments)}
        allName="Members"
        views={userViews}
        settings={settings}
        total={total}
      >
        <UsersTable
          users={users}
          title={segment?.name ?? userTitles[who ?? "members"]}
          isAllUsers={isAllUsers}
          filtered={Boolean(q ?? role ?? plan ?? status ?? account ?? segment)}
        />
        <Pagination
          shown={users.length}
          total={total}
          itemNames={["person", "people"]}
          first={cursor ? adminPaths.section("users", query) : null}
          next={nextCursor && adminPaths.section("users", { ...query, cursor: nextCursor })}
        />
      </AdminList>
    </>
  );
}
