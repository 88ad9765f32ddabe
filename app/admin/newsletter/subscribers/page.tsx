import { SubscribersTable, subscriberStatuses } from "@/components/admin/newsletter/subscribers-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Filters } from "@/components/admin/ui/filters";
import { Pagination } from "@/components/admin/ui/pagination";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { countSubscribers, listSubscribers } from "@/lib/newsletter/admin-queries";
import { subscriberFilter } from "@/lib/newsletter/contracts";

export const metadata = privatePageMetadata("Subscribers");

export default async function SubscribersPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.subscribers(), "newsletter");
  const wanted = await parsePageQuery(subscriberFilter, searchParams);
  const [counts, { subscribers, nextCursor, total }] = await readForPage(
    Promise.all([countSubscribers(), listSubscribers(wanted)]),
  );
  const { cursor, ...narrowed } = wanted;
  return (
    <>
      <AdminHeader title="Subscribers" parents={[{ name: "Newsletter", href: adminPaths.section("newsletter") }]}>
        People who subscribed with the form. Nobody gets a newsletter before confirming the email address.
      </AdminHeader>
      <dl className="grid grid-cols-2 gap-4 pb-8 md:grid-cols-4">
        {subscriberStatuses.map(({ key, name }) => (
          <div key={key} className="grid gap-1 border-line border-t pt-3">
            <dt className="text-muted text-small">{name}</dt>
            <dd className="font-extrabold text-heading leading-none">{counts[key]}</dd>
          </div>
        ))}
      </dl>
      <Filters action={adminPaths.subscribers()} active={Boolean(narrowed.q || narrowed.standing)}>
        <TextField label="Email" name="q" maxLength={254} defaultValue={narrowed.q} />
        <Select label="Status" name="standing" defaultValue={narrowed.standing ?? ""}>
          <option value="">All</option>
          {subscriberStatuses.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </Filters>
      <SubscribersTable subscribers={subscribers} />
      <Pagination
        shown={subscribers.length}
        total={total}
        itemNames={["address", "addresses"]}
        first={cursor ? adminPaths.subscribers(narrowed) : null}
        next={nextCursor && adminPaths.subscribers({ ...narrowed, cursor: nextCursor })}
      />
    </>
  );
}
