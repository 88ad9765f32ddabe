"use client";

import { useSyncExternalStore } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { useCurrentUser } from "@/components/auth/use-current-user";
import { type ApiResult, api, errorMessage } from "@/lib/api-client/client";
import type { Comment } from "@/lib/comments/contracts";
import type { CommentThread } from "@/lib/comments/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";

const errorMessages = { offline: "Network error", otherwise: "Your comment could not be posted. Please try again." };
const subscribeToNothing = () => () => {};

/** Whether the visitor is probably signed in; the server checks it when they post. */
export function useIsSignedIn(): boolean {
  const currentUser = useCurrentUser();
  const hasHint = useSyncExternalStore(subscribeToNothing, hasSessionHint, () => false);
  return currentUser === null ? hasHint : currentUser.user !== null;
}

type CommentMutationOptions = {
  /** Called with the saved comment, which is approved or pending. */
  onSaved: (comment: Comment, replyTo?: string) => void;
};

/** Posts and edits comments of a thread. Both functions resolve to "" or to the error to show. */
export function useCommentMutations(thread: CommentThread, { onSaved }: CommentMutationOptions) {
  const handleResult = (result: ApiResult<{ comment: Comment }>, replyTo?: string): string => {
    if (!result.ok) return `❌ ${errorMessage(result, errorMessages)}`;
    onSaved(result.data.comment, replyTo);
    return "";
  };
  return {
    post: async (message: string, key: string, replyTo?: string) =>
      handleResult(await api.post(apiPaths.comments(thread), { message, replyTo }, { key }), replyTo),
    edit: async (id: string, message: string) => handleResult(await api.patch(apiPaths.comment(id), { message })),
  };
}
