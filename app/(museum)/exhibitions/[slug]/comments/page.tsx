import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { aboutThread } from "@/components/comments/thread-frame";
import { ThreadView } from "@/components/comments/thread-view";
import { commentsQuery } from "@/lib/comments/contracts";
import { readDraft } from "@/lib/comments/draft-cookie";
import { isFollowing } from "@/lib/comments/follow-queries";
import { guestbook, threadKey } from "@/lib/comments/rules";
import { threadPageParams } from "@/lib/comments/thread-contracts";
import { findThreadPage } from "@/lib/comments/thread-page";
import type { CommentOrder } from "@/lib/comments/thread-rules";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";
import { getCurrentUser } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";

type ThreadPageProps = { params: Promise<{ slug: string; artwork?: string }>; searchParams: SearchParams };

const readPage = cache(
  async (exhibition: string, artwork: string | undefined, cursor: string | undefined, sort: CommentOrder) => {
    const reader = await getCurrentUser();
    return readForPage(findThreadPage({ exhibition, artwork }, { reader, cursor, sort }));
  },
);

async function read({ params, searchParams }: ThreadPageProps) {
  const { slug, artwork } = threadPageParams.safeParse(await params).data ?? notFound();
  if (slug === guestbook) permanentRedirect(paths.guestbook);
  const { cursor, sort = "newest" } = await parsePageQuery(commentsQuery, searchParams);
  return { cursor, sort, page: (await readPage(slug, artwork, cursor, sort)) ?? notFound() };
}

export async function generateMetadata(props: ThreadPageProps): Promise<Metadata> {
  const { page } = await read(props);
  return { title: `Comments on ${aboutThread(page.place)}`, robots: { index: false } };
}

/** The comments of an exhibition, and of one of its artworks: everybody reads those of a published one. */
export default async function CommentsPage(props: ThreadPageProps) {
  const [{ page, cursor, sort }, reader, query] = await Promise.all([
    read(props),
    getCurrentUser(),
    props.searchParams,
  ]);
  const isFollowed = reader !== null && (await isFollowing(reader._id, { kind: "thread", key: threadKey(page.place) }));
  const draft = readDraft(await cookies(), commentPaths.thread(page.place));
  return (
    <ThreadView
      page={page}
      isSignedIn={reader !== null}
      isFollowed={isFollowed}
      cursor={cursor}
      sort={sort}
      result={singleParam(query.result)}
      draft={draft}
    />
  );
}
