import { subscriberStatuses } from "@/components/admin/newsletter/subscriber-statuses";
import { SubscribersTable } from "@/components/admin/newsletter/subscribers-table";
import { AdminList } from "@/components/admin/table/admin-list";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { StatList } from "@/components/admin/ui/stat-list";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { countSubscribers, listSubscribers } from "@/lib/newsletter/admin-queries";
import { subscriberFilter } from "@/lib/newsletter/contracts";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Subscribers");

const filters: readonly ListFilter[] = [
  { kind: "search", name: "q", label: "Email" },
  {
    kind: "select",
    name: "standing",
    label: "Status",
    options: [["", "All"], ...subscriberStatuses.map(({ key, name }) => [key, name] as const)],
  },
];

export default async function SubscribersPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.subscribers();
  const actor = await requireAdmin(path, "newsletter");
  const wanted = await parsePageQuery(subscriberFilter, searchParams);
  const [counts, { subscribers, nextCursor, total }, settings] = await readForPage(
    Promise.all([countSubscribers(), listSubscribers(wanted), getListSettings(actor, "subscribers")]),
  );
  const { cursor, ...narrowed } = wanted;
  return (
    <>
      <AdminHeader
        title="Subscribers"
        parents={[{ name: "Newsletter", href: adminPaths.section("newsletter") }]}
        actions={<DownloadLink href={adminApiPaths.exportSubscribers(narrowed)}>Export CSV</DownloadLink>}
      >
        People who subscribed with the form. Nobody gets a newsletter before confirming the email address.
      </AdminHeader>
      <div className="pb-6">
        <StatList items={subscriberStatuses.map(({ key, name }) => [name, counts[key].toLocaleString("en-NG")])} />
      </div>
      <AdminList name="subscribers" path={path} query={narrowed} filters={filters} settings={settings} total={total}>
        <SubscribersTable subscribers={subscribers} />
        <Pagination
          shown={subscribers.length}
          total={total}
          itemNames={["address", "addresses"]}
          first={cursor ? adminPaths.subscribers(narrowed) : null}
          next={nextCursor && adminPaths.subscribers({ ...narrowed, cursor: nextCursor })}
        />
      </AdminList>
    </>
  );
}
