import { notFound } from "next/navigation";
import { EditionNumbers } from "@/components/admin/products/edition-numbers";
import { HoldsTable, StockTable, UnitsTable, WaitlistTable } from "@/components/admin/products/product-units";
import { StockMovements } from "@/components/admin/products/stock-movements";
import { FilterForm } from "@/components/admin/table/filter-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Card } from "@/components/admin/ui/card";
import { Pagination } from "@/components/admin/ui/pagination";
import { stockQuery } from "@/lib/catalog/admin-contracts";
import {
  getAdminProduct,
  getStockCounts,
  listActiveHolds,
  listNumberedUnits,
  listWaitingSubscribers,
} from "@/lib/catalog/admin-queries";
import { listNumberPremiums, listWithheldNumbers } from "@/lib/catalog/editions/admin-queries";
import { editionStatusSentence } from "@/lib/catalog/rules";
import { listStockMovements } from "@/lib/catalog/stock-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Stock of a product");

type ProductUnitsPageProps = { params: Promise<{ id: string }>; searchParams: SearchParams };

/** The stock, holds, edition numbers and waiting list of a product, each list with its own pages. */
export default async function ProductUnitsPage({ params, searchParams }: ProductUnitsPageProps) {
  const { id } = await params;
  await requireAdmin(adminPaths.productStock(id), "catalog");
  const { from, held, waiting } = await parsePageQuery(stockQuery, searchParams);
  const product = (await readForPage(getAdminProduct(id))) ?? notFound();
  const { _id, name, editionSize, editionIssued } = product;
  const [counts, holds, numbers, waitlist, movements, withheld, premiums] = await readForPage(
    Promise.all([
      getStockCounts(_id),
      listActiveHolds(_id, held),
      listNumberedUnits(_id, from),
      listWaitingSubscribers(_id, waiting),
      listStockMovements(_id),
      listWithheldNumbers(_id),
      listNumberPremiums(_id),
    ]),
  );
  const at = (query: { from?: number; held?: string; waiting?: string }) =>
    adminPaths.productStock(_id, { from, held, waiting, ...query });
  return (
    <>
      <AdminHeader
        title={`Stock of ${name}`}
        crumb="Stock"
        parents={[
          { name: "Products", href: adminPaths.section("products") },
          { name, href: adminPaths.editProduct(_id) },
        ]}
      >
        {editionStatusSentence({ editionSize, editionIssued, withheld: withheld.length, ...counts })}
      </AdminHeader>
      <div className="grid gap-5">
        <Card title="Stock">
          <StockTable sizes={counts.sizes} />
        </Card>
        <Card title="Stock movements">
          <StockMovements movements={movements} />
        </Card>
        <Card title="Held now">
          <HoldsTable holds={holds.holds} />
          {(held || holds.nextCursor) && (
            <Pagination
              label="Pages of holds"
              shown={holds.holds.length}
              total={holds.total}
              itemNames={["hold", "holds"]}
              first={held ? at({ held: undefined }) : null}
              next={holds.nextCursor && at({ held: holds.nextCursor })}
            />
          )}
        </Card>
        <Card title="Numbers">
          {counts.numbered > 0 ? (
            <>
              <FilterForm
                path={adminPaths.productStock(_id)}
                query={{ from: from === undefined ? undefined : String(from) }}
                filters={[{ kind: "search", name: "from", label: "From number" }]}
              />
              {counts.numbered < editionIssued && (
                <p className="text-muted text-small">
                  {editionIssued - counts.numbered} earlier numbers were sold before orders were recorded here.
                </p>
              )}
              <UnitsTable units={numbers.units} editionSize={editionSize} />
              <Pagination
                label="Pages of numbers"
                shown={numbers.units.length}
                total={counts.numbered}
                itemNames={["number", "numbers"]}
                first={from ? at({ from: undefined }) : null}
                next={numbers.next === null ? null : at({ from: numbers.next })}
              />
            </>
          ) : (
            <p className="text-muted text-small">
              {editionSize === null
                ? "Open edition: items have no numbers."
                : editionIssued > 0
                  ? `${editionIssued} were sold before orders were recorded here. The next paid order gets the lowest free number.`
                  : "No numbers assigned yet. The first paid order gets number 1."}
            </p>
          )}
        </Card>
        {editionSize !== null && <EditionNumbers productId={_id} withheld={withheld} premiums={premiums} />}
        <Card title="Waiting list">
          <p className="max-w-read text-muted text-small">
            {counts.waiting === 0
              ? "Nobody is on the waiting list."
              : "They get one email when the product is available. Then their address is deleted."}
            {counts.unconfirmed > 0 && ` ${counts.unconfirmed} have not confirmed their email address yet.`}
          </p>
          {counts.waiting > 0 && (
            <>
              <WaitlistTable subscribers={waitlist.waiting} />
              <Pagination
                label="Pages of the waiting list"
                shown={waitlist.waiting.length}
                total={counts.waiting}
                itemNames={["person", "people"]}
                first={waiting ? at({ waiting: undefined }) : null}
                next={waitlist.nextCursor && at({ waiting: waitlist.nextCursor })}
              />
            </>
          )}
        </Card>
      </div>
    </>
  );
}
