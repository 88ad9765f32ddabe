import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ConversationView } from "@/components/comments/conversation-view";
import { conversationParams } from "@/lib/comments/thread-contracts";
import { findConversation } from "@/lib/comments/thread-page";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";

export const metadata: Metadata = { title: "One comment and its replies", robots: { index: false } };

/** One comment of any thread with its replies, and the form to reply without JavaScript. */
export default async function ConversationPage({ params, searchParams }: PageProps<"/comments/[id]">) {
  const { id } = conversationParams.safeParse(await params).data ?? notFound();
  const reader = await getCurrentUser();
  const found = (await readForPage(findConversation(id, reader))) ?? notFound();
  const { result } = await searchParams;
  return <ConversationView {...found} isSignedIn={reader !== null} result={singleParam(result)} />;
}
