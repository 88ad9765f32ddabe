import { notFound } from "next/navigation";
import { type CommentPlace, conversationParams } from "@/lib/comments/thread-contracts";
import { findCommentPlace } from "@/lib/comments/thread-page";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";

type CommentFormPage = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The comment of a form without JavaScript, for a signed-in reader who sees it; `pathOf` is the page, to which the login leads back. */
export async function readCommentFormPage(
  { params, searchParams }: CommentFormPage,
  pathOf: (id: string) => string,
): Promise<CommentPlace & { result: string | undefined }> {
  const { id } = conversationParams.safeParse(await params).data ?? notFound();
  const reader = await requireCurrentUser(pathOf(id));
  const found = (await readForPage(findCommentPlace(id, reader))) ?? notFound();
  return { ...found, result: singleParam((await searchParams).result) };
}
