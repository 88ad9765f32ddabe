import { ExportAddresses } from "@/components/admin/fulfilment/export-addresses";
import { FulfilmentTable } from "@/components/admin/fulfilment/fulfilment-table";
import { MissingAddresses } from "@/components/admin/fulfilment/missing-addresses";
import { AdminList } from "@/components/admin/table/admin-list";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { perkLabels } from "@/components/subscriptions/tiers";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { listFulfilments } from "@/lib/fulfilment/admin-queries";
import { listCollectorsWithoutAddress } from "@/lib/fulfilment/collectors-without-address";
import { adminFulfilmentsQuery } from "@/lib/fulfilment/contracts";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";

/** The perks that are sent by post, as opposed to rights. */
const isSendable = ["welcomePack", "qaWithAje", "digitalPrints", "discountPrints"] as const;

export const metadata = privatePageMetadata("Welcome Pack");

const filters: readonly ListFilter[] = [
  {
    kind: "select",
    name: "status",
    label: "Status",
    options: [
      ["", "Due"],
      ["sent", "Sent"],
      ["received", "Received"],
    ],
  },
  {
    kind: "select",
    name: "perk",
    label: "Perk",
    options: [
      ["", "All"],
      ...isSendable.map((name) => [name, perkLabels[name].label] as const),
      ["shoutout", "Personalized shoutout"],
    ],
  },
  {
    kind: "select",
    name: "sort",
    label: "Sort by",
    options: [
      ["", "Oldest due first"],
      ["latest", "Newest due first"],
    ],
  },
];

export default async function WelcomePackPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("welcome-pack");
  const actor = await requireAdmin(path, "orders");
  const { status, perk, sort, cursor } = await parsePageQuery(adminFulfilmentsQuery, searchParams);
  const wanted = { status: status === "due" ? undefined : status, perk, sort: sort === "first" ? undefined : sort };
  const [{ perks, nextCursor, total }, settings, collectors] = await readForPage(
    Promise.all([
      listFulfilments({ ...wanted, cursor }),
      getListSettings(actor, "fulfilments"),
      listCollectorsWithoutAddress(),
    ]),
  );
  return (
    <>
      <AdminHeader
        title="Welcome Pack"
        actions={
          <>
            <ExportAddresses />
            <DownloadLink href={adminApiPaths.exportPerks({ status, perk })}>Export CSV</DownloadLink>
          </>
        }
      >
        Perks that are sent by post. The addresses of active collectors can be exported; every export is recorded with
        your name.
      </AdminHeader>
      <section aria-label="Perks" className="grid gap-6">
        <AdminList name="fulfilments" path={path} query={wanted} filters={filters} settings={settings} total={total}>
          <FulfilmentTable fulfilments={perks} key={`${cursor}${JSON.stringify(wanted)}`} />
          <Pagination
            shown={perks.length}
            total={total}
            itemNames={["perk", "perks"]}
            first={cursor ? adminPaths.section("welcome-pack", wanted) : null}
            next={nextCursor && adminPaths.section("welcome-pack", { ...wanted, cursor: nextCursor })}
          />
        </AdminList>
      </section>
      <MissingAddresses collectors={collectors} />
    </>
  );
}
