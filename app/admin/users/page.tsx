import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Filters } from "@/components/admin/ui/filters";
import { Pagination } from "@/components/admin/ui/pagination";
import { UsersTable } from "@/components/admin/users/users-table";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { usersQuery } from "@/lib/auth/admin-contracts";
import { listUsers } from "@/lib/auth/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Users");

export default async function AdminUsersPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("users"), "users");
  const { cursor, ...wanted } = await parsePageQuery(usersQuery, searchParams);
  const { people: users, nextCursor, total } = await readForPage(listUsers({ ...wanted, cursor }));
  const { who, q, role, plan, status, account, sort } = wanted;
  const narrowed = Boolean(q ?? role ?? plan ?? status ?? account);
  return (
    <>
      <AdminHeader
        title="Users"
        actions={<DownloadLink href={adminApiPaths.exportUsers(wanted)}>Export as CSV</DownloadLink>}
      >
        Current and former members, and all other users.
      </AdminHeader>
      <Filters action={adminPaths.section("users")} active={narrowed || Boolean(who ?? sort)}>
        <Select label="Group" name="who" defaultValue={who ?? "circle"}>
          <option value="circle">VIP Users</option>
          <option value="everybody">All users</option>
        </Select>
        <TextField label="Email or name" type="search" name="q" defaultValue={q} />
        <Select label="Plan" name="plan" defaultValue={plan ?? ""}>
          <option value="">All</option>
          <option value="monthly">Monthly</option>
          <option value="yearly">Annual</option>
          <option value="collector">Collector</option>
          <option value="patron">Patron</option>
          <option value="none">None now</option>
        </Select>
        <Select label="Status" name="status" defaultValue={status ?? ""}>
          <option value="">All</option>
          <option value="active">Active</option>
          <option value="ending">Ends within 7 days</option>
          <option value="expired">Expired</option>
        </Select>
        <Select label="Role" name="role" defaultValue={role ?? ""}>
          <option value="">All</option>
          <option value="Member">Members</option>
          <option value="Admin">Admins</option>
        </Select>
        <Select label="Account" name="account" defaultValue={account ?? ""}>
          <option value="">All</option>
          <option value="open">Enabled</option>
          <option value="disabled">Disabled</option>
          <option value="unconfirmed">Not verified</option>
        </Select>
        <Select label="Sort by" name="sort" defaultValue={sort ?? (who === "everybody" ? "newest" : "ends")}>
          <option value="ends">Plan end date</option>
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
          <option value="email">Email</option>
          <option value="seen">Last seen</option>
        </Select>
      </Filters>
      <UsersTable users={users} isAllUsers={who === "everybody"} filtered={narrowed} />
      <Pagination
        shown={users.length}
        total={total}
        itemNames={["person", "people"]}
        first={cursor ? adminPaths.section("users", wanted) : null}
        next={nextCursor && adminPaths.section("users", { ...wanted, cursor: nextCursor })}
      />
    </>
  );
}
