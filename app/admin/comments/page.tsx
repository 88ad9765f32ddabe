import { commentFilters, queueFilters, queueViews, threadTitles } from "@/components/admin/comments/comment-filters";
import { ModerationQueue } from "@/components/admin/comments/moderation-queue";
import { AdminList } from "@/components/admin/table/admin-list";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { moderationPageQuery } from "@/lib/comments/admin-contracts";
import { countModerationQueues, readThreadTitles } from "@/lib/comments/admin-queries";
import { countOpenAppeals } from "@/lib/comments/appeal-queries";
import { listCommentsToModerate } from "@/lib/comments/moderation-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Comments");

export default async function AdminCommentsPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("comments");
  const actor = await requireAdmin(path, "comments");
  const wanted = await parsePageQuery(moderationPageQuery, searchParams);
  const threads = await readForPage(readThreadTitles());
  const { page = 1, exhibition, status, reported, sort } = wanted;
  // An artwork that was chosen before another exhibition does not belong to it.
  const homes = threads.artworks.filter(({ slug }) => slug === wanted.artwork);
  const isElsewhere = exhibition && homes.length > 0 && !homes.some((home) => home.exhibition === exhibition);
  const artwork = isElsewhere ? undefined : wanted.artwork;
  // Views that were saved before there were queues have a status.
  const queue = wanted.queue ?? (status || reported ? "all" : "waiting");
  const filter = { exhibition, artwork, status, reported, ...queueFilters[queue] };
  const query = {
    queue: wanted.queue === "waiting" ? undefined : wanted.queue,
    exhibition,
    artwork,
    status,
    reported,
    sort,
  };
  const order = sort ?? (queue === "waiting" ? "oldest" : "newest");
  const [{ comments, pages, total, now }, counts, settings, appeals] = await readForPage(
    Promise.all([
      listCommentsToModerate({ ...filter, sort: order, page }),
      countModerationQueues(),
      getListSettings(actor, "comments"),
      countOpenAppeals(),
    ]),
  );
  const isFiltered = Boolean(exhibition || artwork);
  return (
    <>
      <AdminHeader
        title="Comments"
        actions={
          <>
            <ButtonLink href={adminPaths.appeals} variant="secondary" size="small">
              {appeals > 0 ? `Appeals: ${appeals}` : "Appeals"}
            </ButtonLink>
            <ButtonLink href={adminPaths.sharedWalls()} variant="secondary" size="small">
              Shared walls
            </ButtonLink>
            <ButtonLink href={adminPaths.moderationSettings} variant="secondary" size="small">
              Rules and bans
            </ButtonLink>
            <DownloadLink href={adminApiPaths.exportComments(filter)}>Export CSV</DownloadLink>
          </>
        }
      >
        A person’s first comment, held and reported ones wait here for a decision. Each decision can be undone.
      </AdminHeader>
      <AdminList
        name="comments"
        path={path}
        query={query}
        filters={commentFilters(threads, queue, exhibition)}
        allName="Waiting"
        allCount={counts.waiting}
        views={queueViews(counts)}
        settings={settings}
        total={total}
      >
        <ModerationQueue
          // The decisions and the selection belong to what is shown.
          key={`${page}${JSON.stringify(query)}`}
          comments={comments}
          filter={filter}
          now={now}
          titles={threadTitles(threads)}
          empty={
            isFiltered
              ? "No comments found. Change or clear the filters."
              : queue === "waiting"
                ? "No comments are waiting."
                : "No comments here."
          }
        />
        <Pagination
          shown={comments.length}
          total={total}
          itemNames={["comment", "comments"]}
          first={page > 1 ? adminPaths.section("comments", query) : null}
          next={page < pages ? adminPaths.section("comments", { ...query, page: page + 1 }) : null}
        />
      </AdminList>
    </>
  );
}
