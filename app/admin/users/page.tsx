import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { Filters } from "@/components/admin/filters";
import { Pager } from "@/components/admin/pager";
import { PeopleTable } from "@/components/admin/people-table";
import { SaveLink } from "@/components/admin/save-link";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { peopleQuery } from "@/lib/membership/people-contracts";
import { listPeople } from "@/lib/membership/people-queries";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Users");

export default async function UsersDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.desk("users")))) return <AdminsOnly />;
  const { cursor, ...wanted } = await readQuery(peopleQuery, searchParams);
  const { people, nextCursor, total } = await listPeople({ ...wanted, cursor });
  const { who, q, role, plan, status, account, sort } = wanted;
  const narrowed = Boolean(q ?? role ?? plan ?? status ?? account);
  return (
    <>
      <DeskHead title="Users" actions={<SaveLink href={deskCalls.exportUsers(wanted)}>Export as CSV</SaveLink>}>
        Members of the Circle, those whose plan has ended, and everybody with an account.
      </DeskHead>
      <Filters action={deskPaths.desk("users")} narrowed={narrowed || Boolean(who ?? sort)}>
        <Select label="Who" name="who" defaultValue={who ?? "circle"}>
          <option value="circle">VIP Users</option>
          <option value="everybody">Everybody</option>
        </Select>
        <TextField label="E-mail or name" type="search" name="q" defaultValue={q} />
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
          <option value="expired">Expired</option>
        </Select>
        <Select label="Role" name="role" defaultValue={role ?? ""}>
          <option value="">All</option>
          <option value="Member">Members</option>
          <option value="Admin">Admins</option>
        </Select>
        <Select label="Account" name="account" defaultValue={account ?? ""}>
          <option value="">All</option>
          <option value="open">Open</option>
          <option value="disabled">Disabled</option>
          <option value="unconfirmed">Unconfirmed</option>
        </Select>
        <Select label="Sorted by" name="sort" defaultValue={sort ?? (who === "everybody" ? "newest" : "ends")}>
          <option value="ends">End of the plan</option>
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
          <option value="email">E-mail</option>
          <option value="seen">Last here</option>
        </Select>
      </Filters>
      <PeopleTable people={people} everybody={who === "everybody"} narrowed={narrowed} />
      <Pager
        shown={people.length}
        total={total}
        of={["person", "people"]}
        first={cursor ? deskPaths.desk("users", wanted) : null}
        next={nextCursor && deskPaths.desk("users", { ...wanted, cursor: nextCursor })}
      />
    </>
  );
}
