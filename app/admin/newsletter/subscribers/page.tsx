import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { Filters } from "@/components/admin/filters";
import { Pager } from "@/components/admin/pager";
import { SubscribersTable, standings } from "@/components/admin/subscribers-table";
import { ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { subscriberFilter } from "@/lib/community/desk-contracts";
import { countSubscribers, listSubscribers } from "@/lib/community/subscriber-queries";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Subscribers");

export default async function SubscribersDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.subscribers()))) return <AdminsOnly />;
  const wanted = await readQuery(subscriberFilter, searchParams);
  const [counts, { subscribers, nextCursor, total }] = await Promise.all([countSubscribers(), listSubscribers(wanted)]);
  const { cursor, ...narrowed } = wanted;
  return (
    <>
      <DeskHead
        title="Subscribers"
        actions={
          <ButtonLink href={deskPaths.desk("newsletter")} look="quiet" size="small">
            Write a letter
          </ButtonLink>
        }
      >
        Who asked for the letter by the form. Nobody is written to before they said yes in the mail.
      </DeskHead>
      <dl className="grid grid-cols-2 gap-4 pb-8 md:grid-cols-4">
        {standings.map(({ key, name }) => (
          <div key={key} className="grid gap-1 border-line border-t pt-3">
            <dt className="text-muted text-small">{name}</dt>
            <dd className="font-extrabold text-heading leading-none">{counts[key]}</dd>
          </div>
        ))}
      </dl>
      <Filters action={deskPaths.subscribers()} narrowed={Boolean(narrowed.q || narrowed.standing)}>
        <TextField label="Address" name="q" maxLength={254} defaultValue={narrowed.q} />
        <Select label="Standing" name="standing" defaultValue={narrowed.standing ?? ""}>
          <option value="">All</option>
          {standings.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </Filters>
      <SubscribersTable subscribers={subscribers} />
      <Pager
        shown={subscribers.length}
        total={total}
        of={["address", "addresses"]}
        first={cursor ? deskPaths.subscribers(narrowed) : null}
        next={nextCursor && deskPaths.subscribers({ ...narrowed, cursor: nextCursor })}
      />
    </>
  );
}
