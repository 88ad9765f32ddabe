import { ExportAddresses } from "@/components/admin/fulfilment/export-addresses";
import { FulfilmentTable } from "@/components/admin/fulfilment/fulfilment-table";
import { MissingAddresses } from "@/components/admin/fulfilment/missing-addresses";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Filters } from "@/components/admin/ui/filters";
import { Pagination } from "@/components/admin/ui/pagination";
import { SortSelect } from "@/components/admin/ui/sort-select";
import { perkLabels } from "@/components/subscriptions/tiers";
import { Select } from "@/components/ui/select";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { listFulfilments } from "@/lib/fulfilment/admin-queries";
import { listCollectorsWithoutAddress } from "@/lib/fulfilment/collectors-without-address";
import { adminFulfilmentsQuery } from "@/lib/fulfilment/contracts";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";

/** The perks that are sent by post, as opposed to rights. */
const isSendable = ["welcomePack", "qaWithAje", "digitalPrints", "discountPrints"] as const;

export const metadata = privatePageMetadata("Welcome Pack");

export default async function WelcomePackPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("welcome-pack"), "orders");
  const { status, perk, sort, cursor } = await parsePageQuery(adminFulfilmentsQuery, searchParams);
  const [{ perks, nextCursor, total }, collectors] = await readForPage(
    Promise.all([listFulfilments({ status, perk, sort, cursor }), listCollectorsWithoutAddress()]),
  );
  const wanted = { status, perk, sort };
  return (
    <>
      <AdminHeader title="Welcome Pack">
        The addresses of active collectors as CSV. Every export is recorded with your name.
      </AdminHeader>
      <ExportAddresses />
      <MissingAddresses collectors={collectors} />
      <section aria-labelledby="perks" className="grid gap-6 pt-14">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="perks" className="text-subheading">
            Perks due
          </h2>
          <DownloadLink href={adminApiPaths.exportPerks({ status, perk })}>Export CSV</DownloadLink>
        </div>
        <Filters action={adminPaths.section("welcome-pack")} active={Boolean(status ?? perk)}>
          <Select label="Status" name="status" defaultValue={status ?? "due"}>
            <option value="due">Due</option>
            <option value="sent">Sent</option>
            <option value="received">Received</option>
          </Select>
          <Select label="Perk" name="perk" defaultValue={perk ?? ""}>
            <option value="">All</option>
            {isSendable.map((name) => (
              <option key={name} value={name}>
                {perkLabels[name].label}
              </option>
            ))}
            <option value="shoutout">Personalized shoutout</option>
          </Select>
          <SortSelect
            options={[
              ["first", "Oldest due first"],
              ["latest", "Newest due first"],
            ]}
            selected={sort}
          />
        </Filters>
        {perks.length > 0 ? (
          <FulfilmentTable fulfilments={perks} />
        ) : (
          <p className="font-normal font-read text-muted text-read">
            No perks. They are listed from the day of the payment.
          </p>
        )}
        <Pagination
          shown={perks.length}
          total={total}
          itemNames={["line", "lines"]}
          first={cursor ? adminPaths.section("welcome-pack", wanted) : null}
          next={nextCursor && adminPaths.section("welcome-pack", { ...wanted, cursor: nextCursor })}
        />
      </section>
    </>
  );
}
