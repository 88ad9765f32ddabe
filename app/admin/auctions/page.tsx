import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { Filters } from "@/components/admin/filters";
import { Pager } from "@/components/admin/pager";
import { SalesTable } from "@/components/admin/sales-table";
import { ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { deskSalesQuery } from "@/lib/auction/admin-contracts";
import { listDeskSales } from "@/lib/auction/sale-desk-queries";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Auctions");

export default async function AuctionsDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.desk("auctions")))) return <AdminsOnly />;
  const { q, state, cursor } = await readQuery(deskSalesQuery, searchParams);
  const { sales, total, nextCursor } = await listDeskSales({ q, state, cursor });
  const narrowed = Boolean(q ?? state);
  return (
    <>
      <DeskHead
        title="Auctions"
        actions={
          <>
            <ButtonLink href={deskPaths.newSale} size="small">
              Make a sale
            </ButtonLink>
            <ButtonLink href={deskPaths.saleBars()} look="secondary" size="small">
              Who may not bid
            </ButtonLink>
          </>
        }
      >
        The newest first. Whoever makes a sale, or does anything to it, does not bid in it.
      </DeskHead>
      <Filters action={deskPaths.desk("auctions")} narrowed={narrowed}>
        <TextField label="Title or slug" type="search" name="q" defaultValue={q} />
        <Select label="State" name="state" defaultValue={state ?? ""}>
          <option value="">All</option>
          <option value="draft">Draft</option>
          <option value="upcoming">To come</option>
          <option value="running">Running</option>
          <option value="frozen">Frozen</option>
          <option value="over">Over</option>
          <option value="cancelled">Cancelled</option>
        </Select>
      </Filters>
      <SalesTable sales={sales} narrowed={narrowed} />
      <Pager
        shown={sales.length}
        total={total}
        of={["sale", "sales"]}
        first={cursor ? deskPaths.desk("auctions", { q, state }) : null}
        next={nextCursor && deskPaths.desk("auctions", { q, state, cursor: nextCursor })}
      />
    </>
  );
}
