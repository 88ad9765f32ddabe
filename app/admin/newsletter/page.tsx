import { NewsletterForm } from "@/components/admin/newsletter/newsletter-form";
import { NewsletterLogs } from "@/components/admin/newsletter/newsletter-logs";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { countRecipients, listNewsletterLogs } from "@/lib/newsletter/admin-queries";
import { newsletterLogsQuery } from "@/lib/newsletter/contracts";

export const metadata = privatePageMetadata("Newsletter");

export default async function AdminNewsletterPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("newsletter"), "newsletter");
  const { cursor } = await parsePageQuery(newsletterLogsQuery, searchParams);
  const [readers, { logs, nextCursor, total }] = await readForPage(
    Promise.all([countRecipients(), listNewsletterLogs({ cursor })]),
  );
  return (
    <>
      <AdminHeader
        title="Newsletter"
        actions={
          <ButtonLink href={adminPaths.subscribers()} variant="secondary" size="small">
            Subscribers
          </ButtonLink>
        }
      >
        Each recipient gets one email with an unsubscribe link. Unsubscribed addresses are skipped.
      </AdminHeader>
      <NewsletterForm recipientCounts={readers} />
      <section aria-labelledby="log" className="grid gap-4 pt-14">
        <h2 id="log" className="text-subheading">
          Sent newsletters
        </h2>
        <NewsletterLogs logs={logs} />
        <Pagination
          shown={logs.length}
          total={total}
          itemNames={["newsletter", "newsletters"]}
          first={cursor ? adminPaths.section("newsletter") : null}
          next={nextCursor && adminPaths.section("newsletter", { cursor: nextCursor })}
        />
      </section>
    </>
  );
}
