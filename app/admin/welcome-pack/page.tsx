import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { ExportAddresses } from "@/components/admin/export-addresses";
import { Filters } from "@/components/admin/filters";
import { Pager } from "@/components/admin/pager";
import { PerksDue } from "@/components/admin/perks-due";
import { SaveLink } from "@/components/admin/save-link";
import { SortSelect } from "@/components/admin/sort-select";
import { perkWords } from "@/components/membership/tiers";
import { Select } from "@/components/ui/select";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskPerksQuery } from "@/lib/membership/desk-contracts";
import { listPerksDue } from "@/lib/membership/perk-desk-queries";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

/** The perks that are a thing to be sent or held, rather than a right. */
const sendable = ["welcomePack", "qaWithAje", "digitalPrints", "discountPrints"] as const;

export const metadata = privatePage("Welcome Pack");

export default async function WelcomePackDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.desk("welcome-pack")))) return <AdminsOnly />;
  const { status, perk, sort, cursor } = await readQuery(deskPerksQuery, searchParams);
  const { perks, nextCursor, total } = await listPerksDue({ status, perk, sort, cursor });
  const wanted = { status, perk, sort };
  return (
    <>
      <DeskHead title="Welcome Pack">
        The addresses of the collectors whose plan runs, as a table. Every export is written down with your name.
      </DeskHead>
      <ExportAddresses />
      <section aria-labelledby="perks" className="grid gap-6 pt-14">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="perks" className="text-subheading">
            Perks due
          </h2>
          <SaveLink href={deskCalls.exportPerks({ status, perk })}>Save as CSV</SaveLink>
        </div>
        <Filters action={deskPaths.desk("welcome-pack")} narrowed={Boolean(status ?? perk)}>
          <Select label="Status" name="status" defaultValue={status ?? "due"}>
            <option value="due">Due</option>
            <option value="sent">Sent</option>
            <option value="received">Received</option>
          </Select>
          <Select label="Perk" name="perk" defaultValue={perk ?? ""}>
            <option value="">All</option>
            {sendable.map((name) => (
              <option key={name} value={name}>
                {perkWords[name].words}
              </option>
            ))}
            <option value="shoutout">Personalized shoutout</option>
          </Select>
          <SortSelect
            orders={[
              ["first", "Due the longest first"],
              ["latest", "Due the latest first"],
            ]}
            chosen={sort}
          />
        </Filters>
        {perks.length > 0 ? (
          <PerksDue perks={perks} />
        ) : (
          <p className="font-normal font-read text-muted text-read">
            Nothing stands here. What a member is promised is listed from the day of the payment.
          </p>
        )}
        <Pager
          shown={perks.length}
          total={total}
          of={["line", "lines"]}
          first={cursor ? deskPaths.desk("welcome-pack", wanted) : null}
          next={nextCursor && deskPaths.desk("welcome-pack", { ...wanted, cursor: nextCursor })}
        />
      </section>
    </>
  );
}
