import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { ConversationView } from "@/components/comments/conversation-view";
import { readDraft } from "@/lib/comments/draft-cookie";
import { isFollowing } from "@/lib/comments/follow-queries";
import { conversationParams } from "@/lib/comments/thread-contracts";
import { findConversation } from "@/lib/comments/thread-page";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";

export const metadata: Metadata = { title: "One comment and its replies", robots: { index: false } };

/** One comment of any thread with its replies, and the form to reply without JavaScript. */
export default async function ConversationPage({ params, searchParams }: PageProps<"/comments/[id]">) {
  const { id } = conversationParams.safeParse(await params).data ?? notFound();
  const reader = await getCurrentUser();
  const found = (await readForPage(findConversation(id, reader))) ?? notFound();
  const isFollowed =
    reader !== null && (await isFollowing(reader._id, { kind: "conversation", key: found.comment._id }));
  const { result } = await searchParams;
  const draft = readDraft(await cookies(), commentPaths.conversation(found.comment._id));
  return (
    <ConversationView
      {...found}
      isSignedIn={reader !== null}
      isFollowed={isFollowed}
      result={singleParam(result)}
      draft={draft}
    />
  );
}
