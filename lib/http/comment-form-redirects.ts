import { commentParams } from "@/lib/comments/contracts";
import { guestbook } from "@/lib/comments/rules";
import type { AppError, ErrorCode } from "@/lib/core/errors";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import type { RouteParams } from "@/lib/http/route";

type Result = "posted" | "pending" | "sign-in" | "busy" | "banned" | "closed" | "refused";

const states: Partial<Record<ErrorCode, Result>> = {
  unauthenticated: "sign-in",
  rate_limited: "busy",
  banned: "banned",
  vip_only: "closed",
  forbidden: "closed",
};

const resultOf = (code: ErrorCode): Result => states[code] ?? "refused";

type Place = { exhibition: string; artwork?: string | null | undefined; replyTo?: unknown };

/** The page with the result: of a reply the page of its conversation, in the guestbook one of the results of its form. */
function resultPath({ exhibition, artwork, replyTo }: Place, result: Result): string {
  const parent = commentParams.shape.exhibition.safeParse(replyTo);
  if (parent.success) return commentPaths.conversation(parent.data, { result });
  return exhibition === guestbook
    ? formRedirectPaths.guestbookResult(result)
    : commentPaths.thread({ exhibition, artwork }, { result });
}

const replyToIn = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "replyTo" in body ? body.replyTo : undefined;

/** Redirects of the form for a comment or a reply without JavaScript, in any thread. */
export const commentFormRedirects = {
  done: ({ comment }: { comment: Place & { status: string } }, { replyTo }: { replyTo?: string | null | undefined }) =>
    resultPath({ ...comment, replyTo }, comment.status === "pending" ? "pending" : "posted"),
  refused: ({ code }: AppError, body: unknown, params: RouteParams) => {
    const { exhibition, artwork } = params ?? {};
    const thread = {
      exhibition: typeof exhibition === "string" ? exhibition : guestbook,
      artwork: typeof artwork === "string" ? artwork : null,
    };
    return resultPath({ ...thread, replyTo: replyToIn(body) }, resultOf(code));
  },
};

/** Redirects of the form for a reaction: back to the conversation of the comment. */
export const reactionFormRedirects = {
  done: (_: unknown, __: unknown, { exhibition }: RouteParams) =>
    `${commentPaths.conversation(String(exhibition))}#${String(exhibition)}`,
  refused: ({ code }: AppError, _: unknown, { exhibition }: RouteParams) => {
    const result = resultOf(code);
    return commentPaths.conversation(String(exhibition), { result: result === "refused" ? "no-reaction" : result });
  },
};
