import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { NewsletterForm } from "@/components/admin/newsletter-form";
import { NewsletterLogs } from "@/components/admin/newsletter-logs";
import { Pager } from "@/components/admin/pager";
import { ButtonLink } from "@/components/ui/button";
import { newsletterLogsQuery } from "@/lib/community/desk-contracts";
import { countReaders, listNewsletterLogs } from "@/lib/community/newsletter-queries";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Newsletter");

export default async function NewsletterDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.desk("newsletter")))) return <AdminsOnly />;
  const { cursor } = await readQuery(newsletterLogsQuery, searchParams);
  const [readers, { logs, nextCursor, total }] = await Promise.all([countReaders(), listNewsletterLogs({ cursor })]);
  return (
    <>
      <DeskHead
        title="Newsletter"
        actions={
          <ButtonLink href={deskPaths.subscribers()} look="secondary" size="small">
            Subscribers
          </ButtonLink>
        }
      >
        One mail for each reader, each with a way to leave. Whoever has left is written to no more.
      </DeskHead>
      <NewsletterForm readers={readers} />
      <section aria-labelledby="log" className="grid gap-4 pt-14">
        <h2 id="log" className="text-subheading">
          What was sent
        </h2>
        <NewsletterLogs logs={logs} />
        <Pager
          shown={logs.length}
          total={total}
          of={["letter", "letters"]}
          first={cursor ? deskPaths.desk("newsletter") : null}
          next={nextCursor && deskPaths.desk("newsletter", { cursor: nextCursor })}
        />
      </section>
    </>
  );
}
