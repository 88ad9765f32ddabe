import { ButtonLink } from "@/components/ui/button";
import { threadKey } from "@/lib/comments/rules";
import type { ThreadPage } from "@/lib/comments/thread-contracts";
import { type CommentOrder, commentOrders, orderNames } from "@/lib/comments/thread-rules";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { FollowComments } from "./follow-comments";
import { aboutThread, ThreadFrame } from "./thread-frame";
import { ThreadNote } from "./thread-note";
import { WriteComment } from "./write-comment";

type ThreadViewProps = {
  page: ThreadPage;
  isSignedIn: boolean;
  /** Whether the reader follows the thread. */
  isFollowed: boolean;
  /** The last comment of the previous page; none on the first. */
  cursor: string | undefined;
  sort: CommentOrder;
  result: string | undefined;
  /** What the reader wrote in the form before and was refused. */
  draft: string | undefined;
};

/** The comments of an exhibition or of one artwork as a page: everything on it works without JavaScript. */
export function ThreadView({ page, isSignedIn, isFollowed, cursor, sort, result, draft }: ThreadViewProps) {
  const { place, comments, nextCursor, works } = page;
  const here = commentPaths.thread(place);
  const sorted = sort === "newest" ? undefined : sort;
  const heading = `Comments on ${aboutThread(place)}`;
  return (
    <ThreadFrame place={place} heading={heading} result={result}>
      <div className="col-span-full grid content-start lg:col-span-5">
        <WriteComment place={place} isSignedIn={isSignedIn} returnTo={here} draft={draft} />
      </div>
      <section aria-labelledby="comments" className="col-span-full grid content-start gap-6 lg:col-span-7">
        <h2 id="comments" className="sr-only">
          {cursor ? "More comments" : `Comments: ${orderNames[sort].toLowerCase()}`}
        </h2>
        <FollowComments kind="thread" followed={threadKey(place)} isSignedIn={isSignedIn} isFollowed={isFollowed} />
        {(comments.length > 1 || cursor) && <OrderLinks place={place} current={sort} />}
        {comments.length === 0 ? (
          <p className="font-normal font-read text-muted text-read">
            {cursor ? "There are no more comments." : "No messages yet. Be the first to share your thoughts!"}
          </p>
        ) : (
          <ul aria-labelledby="comments" className="grid gap-6">
            {comments.map((comment) => (
              <li key={comment._id}>
                <ThreadNote note={comment} place={place} isSignedIn={isSignedIn} withLink />
              </li>
            ))}
          </ul>
        )}
        {(cursor || nextCursor) && (
          <nav aria-label="Pages of comments" className="flex flex-wrap justify-between gap-3">
            {cursor && (
              <ButtonLink href={commentPaths.thread(place, { sort: sorted })} variant="secondary" size="small">
                {sorted ? "First comments" : "Newest comments"}
              </ButtonLink>
            )}
            {nextCursor && (
              <ButtonLink
                href={commentPaths.thread(place, { sort: sorted, cursor: nextCursor })}
                variant="secondary"
                size="small"
                className="ms-auto"
              >
                {sorted ? "Later comments" : "Older comments"}
              </ButtonLink>
            )}
          </nav>
        )}
      </section>
      {place.artwork ? (
        <p className="col-span-full border-line border-t pt-4">
          <a
            href={commentPaths.thread({ exhibition: place.exhibition })}
            className="link inline-flex min-h-tap items-center"
          >
            Comments on {place.title}
          </a>
        </p>
      ) : works.length > 0 ? (
        <nav aria-labelledby="works" className="col-span-full grid gap-4 border-line border-t pt-6">
          <h2 id="works" className="text-heading">
            Comments on one work
          </h2>
          <ul className="gap-x-gutter sm:columns-2 lg:columns-3">
            {works.map(({ slug, title, leader }) => (
              <li key={slug}>
                <a
                  href={commentPaths.thread({ exhibition: place.exhibition, artwork: slug })}
                  className="link inline-flex min-h-tap flex-wrap items-center gap-x-2"
                >
                  {title}
                  {leader && <span className="text-muted text-small">{leader.name}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </ThreadFrame>
  );
}

/** Links to the other orders of the thread. */
function OrderLinks({ place, current }: { place: ThreadPage["place"]; current: CommentOrder }) {
  return (
    <nav aria-label="Order of the comments" className="flex flex-wrap gap-x-5 text-small">
      {commentOrders.map((sort) => (
        <a
          key={sort}
          href={commentPaths.thread(place, { sort: sort === "newest" ? undefined : sort })}
          {...(sort === current && { "aria-current": "true" as const })}
          className={`inline-flex min-h-tap items-center ${sort === current ? "font-bold" : "link"}`}
        >
          {orderNames[sort]}
        </a>
      ))}
    </nav>
  );
}
