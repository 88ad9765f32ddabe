import { AuditTable } from "@/components/admin/audit/audit-table";
import { AdminList } from "@/components/admin/table/admin-list";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { auditQuery } from "@/lib/auth/admin-contracts";
import { auditAreas } from "@/lib/auth/audit-areas";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";
import { listAuditLog } from "@/lib/workflows/audit-log-query";

export const metadata = privatePageMetadata("Audit log");

const filters: readonly ListFilter[] = [
  { kind: "select", name: "action", label: "Area", options: [["", "All"], ...auditAreas] },
  { kind: "search", name: "subject", label: "Subject", placeholder: "Order number or name" },
  { kind: "search", name: "actor", label: "User", placeholder: "Email" },
  {
    kind: "select",
    name: "sort",
    label: "Sort by",
    options: [
      ["", "Newest first"],
      ["oldest", "Oldest first"],
    ],
  },
];

export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("audit");
  const actor = await requireAdmin(path, "system");
  const { action, subject, actor: by, sort, cursor } = await parsePageQuery(auditQuery, searchParams);
  const wanted = { action, subject, actor: by, sort: sort === "newest" ? undefined : sort };
  const narrowed = Boolean(action ?? subject ?? by);
  const [{ lines, nextCursor, total }, settings] = await readForPage(
    Promise.all([listAuditLog({ ...wanted, cursor }), getListSettings(actor, "audit")]),
  );
  return (
    <>
      <AdminHeader
        title="Audit log"
        actions={<DownloadLink href={adminApiPaths.exportAudit(wanted)}>Export CSV</DownloadLink>}
      >
        Every admin action. Entries cannot be changed or deleted, not even by admins.
      </AdminHeader>
      <AdminList name="audit" path={path} query={wanted} filters={filters} settings={settings} total={total}>
        <AuditTable entries={lines} filtered={narrowed} />
        <Pagination
          shown={lines.length}
          total={total}
          itemNames={["line", "lines"]}
          first={cursor ? adminPaths.section("audit", wanted) : null}
          next={nextCursor && adminPaths.section("audit", { ...wanted, cursor: nextCursor })}
        />
      </AdminList>
    </>
  );
}
