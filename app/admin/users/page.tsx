import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { Filters } from "@/components/admin/filters";
import { Pager } from "@/components/admin/pager";
import { VipTable } from "@/components/admin/vip-table";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { vipUsersQuery } from "@/lib/membership/desk-contracts";
import { listVipUsers } from "@/lib/membership/vip-queries";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Users");

export default async function UsersDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(paths.desk("users")))) return <AdminsOnly />;
  const { q, status, cursor } = await readQuery(vipUsersQuery, searchParams);
  const { vips, nextCursor, total } = await listVipUsers({ q, status, cursor });
  const at = (page?: string) => paths.desk("users", { q, status, cursor: page });
  return (
    <>
      <DeskHead title="Users">Members of the Circle, and those whose plan has ended.</DeskHead>
      <Filters action={paths.desk("users")} narrowed={Boolean(q ?? status)}>
        <TextField label="E-mail or name" type="search" name="q" defaultValue={q} />
        <Select label="Status" name="status" defaultValue={status ?? ""}>
          <option value="">All</option>
          <option value="active">Active</option>
          <option value="expired">Expired</option>
        </Select>
      </Filters>
      <VipTable vips={vips} narrowed={Boolean(q ?? status)} />
      <Pager
        shown={vips.length}
        total={total}
        of={["member", "members"]}
        first={cursor ? at() : null}
        next={nextCursor && at(nextCursor)}
      />
    </>
  );
}
