import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { EffectsTable } from "@/components/admin/effects-table";
import { Filters } from "@/components/admin/filters";
import { Pager } from "@/components/admin/pager";
import { byAge, SortSelect } from "@/components/admin/sort-select";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { effectsQuery } from "@/lib/accounts/desk-contracts";
import { listEffects } from "@/lib/accounts/outbox-queries";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Outbox");

export default async function OutboxDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.desk("outbox")))) return <AdminsOnly />;
  const { status, topic, to, sort, cursor } = await readQuery(effectsQuery, searchParams);
  const wanted = { status, topic, to, sort };
  const narrowed = Boolean(status ?? topic ?? to);
  const { effects, nextCursor, total, failed } = await listEffects({ ...wanted, cursor });
  return (
    <>
      <DeskHead title="Outbox">
        Mails as they were sent, refunds, and the rest of what follows from a change. What fails is tried again by
        itself for two days.
      </DeskHead>
      {failed > 0 && status !== "failed" && (
        <Message className="mb-6">{`⚠️ ${failed} given up. Choose “Given up” below to see them.`}</Message>
      )}
      <Filters action={deskPaths.desk("outbox")} narrowed={narrowed}>
        <Select label="Status" name="status" defaultValue={status ?? ""}>
          <option value="">All</option>
          <option value="pending">On its way</option>
          <option value="sent">Sent</option>
          <option value="failed">Given up</option>
        </Select>
        <TextField label="Sent to" type="search" name="to" placeholder="E-mail" defaultValue={to} />
        <TextField label="Kind" type="search" name="topic" placeholder="shop" defaultValue={topic} />
        <SortSelect orders={byAge} chosen={sort} />
      </Filters>
      <EffectsTable effects={effects} narrowed={narrowed} />
      <Pager
        shown={effects.length}
        total={total}
        of={["line", "lines"]}
        first={cursor ? deskPaths.desk("outbox", wanted) : null}
        next={nextCursor && deskPaths.desk("outbox", { ...wanted, cursor: nextCursor })}
      />
    </>
  );
}
