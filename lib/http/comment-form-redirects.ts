import * as z from "zod/mini";
import { commentParams } from "@/lib/comments/contracts";
import { appendDraft, clearDraft } from "@/lib/comments/draft-cookie";
import { guestbook } from "@/lib/comments/rules";
import type { AppError, ErrorCode } from "@/lib/core/errors";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { paths } from "@/lib/core/urls/paths";
import type { RouteParams } from "@/lib/http/route";

type Result = "posted" | "pending" | "deleted" | "sign-in" | "busy" | "banned" | "closed" | "refused";

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

const sentFields = z.catch(z.object({ replyTo: z.optional(z.unknown()), message: z.catch(z.string(), "") }), {
  message: "",
});

/** Stores the text of a refused form for the page that it leads back to; a visitor gets no cookie. */
function storeText(headers: Headers, { code, page, text }: { code: ErrorCode; page: string; text: string }): void {
  if (code !== "unauthenticated") appendDraft(headers, { path: page.split("?")[0] ?? page, text });
}

/** Redirects of the form for a comment or a reply without JavaScript, in any thread. */
export const commentFormRedirects = {
  done: (
    { comment }: { comment: Place & { status: string } },
    { replyTo }: { replyTo?: string | null | undefined },
    _: RouteParams,
    headers: Headers,
  ) => {
    clearDraft(headers);
    return resultPath({ ...comment, replyTo }, comment.status === "pending" ? "pending" : "posted");
  },
  refused: ({ code }: AppError, body: unknown, params: RouteParams, headers: Headers) => {
    const { exhibition, artwork } = params ?? {};
    const { replyTo, message } = z.parse(sentFields, body);
    const thread = {
      exhibition: typeof exhibition === "string" ? exhibition : guestbook,
      artwork: typeof artwork === "string" ? artwork : null,
    };
    const page = resultPath({ ...thread, replyTo }, resultOf(code));
    storeText(headers, { code, page, text: message });
    return page;
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

type FormPage = (id: string, query?: { result?: string }) => string;

/** Where a form about one comment leads after an error: to its page with the code, or to the login and back to it. */
function errorPath(page: FormPage, id: string, code: ErrorCode): string {
  if (code === "unauthenticated") return paths.login({ redirectTo: page(id) });
  // The page of a comment that is gone is not found.
  return code === "not_found" ? commentPaths.myComments({ error: "comment_gone" }) : page(id, { result: code });
}

export const editFormRedirects = {
  done: ({ comment }: { comment: { _id: string; status: string } }, _: unknown, __: RouteParams, headers: Headers) => {
    clearDraft(headers);
    const result = comment.status === "pending" ? "edited-pending" : "edited";
    return `${commentPaths.conversation(comment._id, { result })}#${comment._id}`;
  },
  refused: ({ code }: AppError, body: unknown, { exhibition }: RouteParams, headers: Headers) => {
    const page = errorPath(commentPaths.edit, String(exhibition), code);
    storeText(headers, { code, page, text: z.parse(sentFields, body).message });
    return page;
  },
};

export const deleteFormRedirects = {
  done: ({ exhibition, artwork, parentId }: Place & { parentId: string | null }) =>
    resultPath({ exhibition, artwork, replyTo: parentId }, "deleted"),
  refused: ({ code }: AppError, _: unknown, { exhibition }: RouteParams) =>
    errorPath(commentPaths.remove, String(exhibition), code),
};

export const reportFormRedirects = {
  done: (_: unknown, __: unknown, { exhibition }: RouteParams) =>
    commentPaths.conversation(String(exhibition), { result: "reported" }),
  refused: ({ code }: AppError, _: unknown, { exhibition }: RouteParams) =>
    errorPath(commentPaths.report, String(exhibition), code),
};
