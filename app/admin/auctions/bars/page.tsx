import { AdminsOnly } from "@/components/admin/admins-only";
import { BarsTable } from "@/components/admin/bars-table";
import { DeskHead } from "@/components/admin/desk-head";
import { Filters } from "@/components/admin/filters";
import { Pager } from "@/components/admin/pager";
import { Select } from "@/components/ui/select";
import { barsQuery } from "@/lib/auction/admin-contracts";
import { listBars } from "@/lib/auction/bar-queries";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Who may not bid");

export default async function BarsDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.saleBars()))) return <AdminsOnly />;
  const { state, cursor } = await readQuery(barsQuery, searchParams);
  const { bars, total, nextCursor } = await listBars({ state, cursor });
  return (
    <>
      <DeskHead title="Who may not bid">
        Whoever wins a lot and does not pay for it in time is barred from every sale, until somebody here lifts it.
      </DeskHead>
      <Filters action={deskPaths.saleBars()} narrowed={state === "lifted"}>
        <Select label="Show" name="state" defaultValue={state ?? "standing"}>
          <option value="standing">Those that stand</option>
          <option value="lifted">Lifted ones</option>
        </Select>
      </Filters>
      <BarsTable bars={bars} lifted={state === "lifted"} />
      <Pager
        shown={bars.length}
        total={total}
        of={["bar", "bars"]}
        first={cursor ? deskPaths.saleBars({ state }) : null}
        next={nextCursor && deskPaths.saleBars({ state, cursor: nextCursor })}
      />
    </>
  );
}
