import { ConfirmWish } from "@/components/collections/confirm-wish";
import { FollowForm } from "@/components/collections/follow-form";
import { FollowList, WishList } from "@/components/collections/following-lists";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";
import { getProduct } from "@/lib/catalog/queries";
import { followBody, followingQuery } from "@/lib/collections/contracts";
import { findFollowable, listFollowing } from "@/lib/collections/following-queries";
import { MAX_FOLLOWS, MAX_NUMBER_WISHES } from "@/lib/collections/rules";
import { getsCommentMails } from "@/lib/comments/own-queries";
import { MAX_FOLLOWED_CONVERSATIONS } from "@/lib/comments/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Following");

const errors: Record<string, string> = {
  conflict: `You can follow ${MAX_FOLLOWS} leaders and series, and ${MAX_FOLLOWED_CONVERSATIONS} conversations. Please remove one first.`,
  not_found: "That leader, series, drop or comment is not shown any more.",
  rate_limited: "Too many tries. Please wait a little and try again.",
  wish_conflict: `This number is sold and will not be available again, or you already wish for ${MAX_NUMBER_WISHES}. Please choose another, or remove one first.`,
  wish_not_open: "That drop is given by a draw at the moment, so no number can be chosen. Please see its page.",
  wish_not_found: "That drop is not shown any more.",
  wish_invalid_input: "Please choose a number of the edition.",
  wish_rate_limited: "Too many tries. Please wait a little and try again.",
};

/** The leaders, series and comments that the user follows, and the numbers that they wish for. */
export default async function FollowingPage({ searchParams }: PageProps<"/account/following">) {
  const { kind, key, product, number, error } = followingQuery.parse(await searchParams);
  const wanted = followBody.safeParse({ kind, key }).data ?? null;
  const wish = product && number ? { product, number } : null;
  const user = await requireCurrentUser(paths.following(wanted ?? wish ?? {}));
  const [{ follows, wishes }, isMailed, target, drop] = await readForPage(
    Promise.all([
      listFollowing(user),
      getsCommentMails(user._id),
      wanted && findFollowable(wanted, user),
      wish && getProduct(wish.product),
    ]),
  );
  const comments = follows.filter((each) => each.kind === "conversation" || each.kind === "thread");
  const collections = follows.filter((each) => !comments.includes(each));
  const isFollowed = target && follows.some((each) => each.kind === target.kind && each.key === target.key);
  const toFollow = isFollowed ? null : target;
  const isWished = wishes.some((each) => each.slug === drop?.slug && each.number === wish?.number);
  const toWish = wish && drop && !isWished ? { ...wish, name: drop.name } : null;
  return (
    <Page grid className="pt-10 pb-wall">
      <header className="col-span-full grid content-start gap-3 pb-8 lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-4 lg:self-start">
        <h1 className="text-title">Following</h1>
        <p className="max-w-[32ch] text-muted">
          You get an email about each new drop and the comments that you follow, and when a number you wish for is
          available.
        </p>
      </header>
      <div className="col-span-full grid content-start gap-10 lg:col-span-8">
        {error !== undefined && (
          <Alert tone="error">{textOfCode(errors, error) ?? "That failed. Please try again."}</Alert>
        )}
        {toFollow && <FollowForm kind={toFollow.kind} followed={toFollow.key} name={toFollow.name} />}
        {toWish && <ConfirmWish {...toWish} />}
        {collections.length > 0 && (
          <section aria-labelledby="follows" className="grid gap-4">
            <h2 id="follows" className="text-heading">
              Leaders and series
            </h2>
            <FollowList follows={collections} />
          </section>
        )}
        {comments.length > 0 && (
          <section aria-labelledby="comments" className="grid gap-4">
            <h2 id="comments" className="text-heading">
              Comments
            </h2>
            {!isMailed && (
              <Alert tone="warning">
                You have stopped all emails about comments. <a href={commentPaths.myComments()}>Get them again</a>
              </Alert>
            )}
            <FollowList follows={comments} />
          </section>
        )}
        {wishes.length > 0 && (
          <section aria-labelledby="wishes" className="grid gap-4">
            <h2 id="wishes" className="text-heading">
              Numbers you wish for
            </h2>
            <WishList wishes={wishes} />
          </section>
        )}
        {collections.length > 0 && wishes.length === 0 && (
          <p className="max-w-[60ch] text-muted">
            You can also wish for a number: on the page “All numbers” of a drop, choose one that is held or kept.
          </p>
        )}
        {follows.length + wishes.length === 0 && !toFollow && !toWish && (
          <EmptyState
            title="You follow nothing yet"
            action={
              <ButtonLink href={paths.drops} variant="secondary">
                See the drops
              </ButtonLink>
            }
          >
            Press “Follow” on the page of a drop, a head of state or a series. Press it at comments for an email about
            new ones. Wish for a number on the page “All numbers” of a drop.
          </EmptyState>
        )}
      </div>
    </Page>
  );
}
