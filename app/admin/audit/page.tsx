import { AuditTable } from "@/components/admin/audit/audit-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Filters } from "@/components/admin/ui/filters";
import { Pagination } from "@/components/admin/ui/pagination";
import { ageOptions, SortSelect } from "@/components/admin/ui/sort-select";
import { TextField } from "@/components/ui/field";
import { auditQuery } from "@/lib/auth/admin-contracts";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { listAuditLog } from "@/lib/workflows/audit-log-query";

export const metadata = privatePageMetadata("Audit log");

export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("audit"), "system");
  const { action, subject, actor, sort, cursor } = await parsePageQuery(auditQuery, searchParams);
  const wanted = { action, subject, actor, sort };
  const narrowed = Boolean(action ?? subject ?? actor);
  const { lines, nextCursor, total } = await readForPage(listAuditLog({ ...wanted, cursor }));
  return (
    <>
      <AdminHeader title="Audit log">
        Every admin action. Entries cannot be changed or deleted, not even by admins.
      </AdminHeader>
      <Filters action={adminPaths.section("audit")} active={narrowed}>
        <TextField label="Action" type="search" name="action" placeholder="order.ship" defaultValue={action} />
        <TextField label="Subject" type="search" name="subject" placeholder="ord_…" defaultValue={subject} />
        <TextField label="User" type="search" name="actor" placeholder="Email" defaultValue={actor} />
        <SortSelect options={ageOptions} selected={sort} />
      </Filters>
      <AuditTable entries={lines} filtered={narrowed} />
      <Pagination
        shown={lines.length}
        total={total}
        itemNames={["line", "lines"]}
        first={cursor ? adminPaths.section("audit", wanted) : null}
        next={nextCursor && adminPaths.section("audit", { ...wanted, cursor: nextCursor })}
      />
    </>
  );
}
