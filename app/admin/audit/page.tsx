import { AdminsOnly } from "@/components/admin/admins-only";
import { AuditTable } from "@/components/admin/audit-table";
import { DeskHead } from "@/components/admin/desk-head";
import { Filters } from "@/components/admin/filters";
import { Pager } from "@/components/admin/pager";
import { byAge, SortSelect } from "@/components/admin/sort-select";
import { TextField } from "@/components/ui/field";
import { listAudit } from "@/lib/accounts/audit-queries";
import { auditQuery } from "@/lib/accounts/desk-contracts";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Audit log");

export default async function AuditDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.desk("audit")))) return <AdminsOnly />;
  const { action, subject, actor, sort, cursor } = await readQuery(auditQuery, searchParams);
  const wanted = { action, subject, actor, sort };
  const narrowed = Boolean(action ?? subject ?? actor);
  const { lines, nextCursor, total } = await listAudit({ ...wanted, cursor });
  return (
    <>
      <DeskHead title="Audit log">
        Every hand laid on the museum from the back office. The database refuses to change or remove a line, also to us.
      </DeskHead>
      <Filters action={deskPaths.desk("audit")} narrowed={narrowed}>
        <TextField label="What was done" type="search" name="action" placeholder="order.ship" defaultValue={action} />
        <TextField label="To what" type="search" name="subject" placeholder="ord_…" defaultValue={subject} />
        <TextField label="By whom" type="search" name="actor" placeholder="E-mail" defaultValue={actor} />
        <SortSelect orders={byAge} chosen={sort} />
      </Filters>
      <AuditTable lines={lines} narrowed={narrowed} />
      <Pager
        shown={lines.length}
        total={total}
        of={["line", "lines"]}
        first={cursor ? deskPaths.desk("audit", wanted) : null}
        next={nextCursor && deskPaths.desk("audit", { ...wanted, cursor: nextCursor })}
      />
    </>
  );
}
