"use client";

import { useSyncExternalStore } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { useCurrentUser } from "@/components/auth/use-current-user";
import { type ApiResult, api } from "@/lib/api-client/client";
import type { Comment } from "@/lib/comments/contracts";
import type { CommentThread } from "@/lib/comments/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";

const subscribeToNothing = () => () => {};

/** Whether the visitor is probably signed in; the server checks it when they post. */
export function useIsSignedIn(): boolean {
  const currentUser = useCurrentUser();
  const hasHint = useSyncExternalStore(subscribeToNothing, hasSessionHint, () => false);
  return currentUser === null ? hasHint : currentUser.user !== null;
}

/** The saved comment, or why it was not saved. */
export type CommentResult = ApiResult<{ comment: Comment }>;

type CommentMutationOptions = {
  /** Called with the saved comment, which is approved or pending. */
  onSaved: (comment: Comment, replyTo?: string) => void;
};

/** Posts and edits comments of a thread. */
export function useCommentMutations(thread: CommentThread, { onSaved }: CommentMutationOptions) {
  const handleResult = (result: CommentResult, replyTo?: string): CommentResult => {
    if (result.ok) onSaved(result.data.comment, replyTo);
    return result;
  };
  return {
    post: async (message: string, key: string, replyTo?: string, voice?: string) =>
      handleResult(await api.post(apiPaths.comments(thread), { message, replyTo, voice }, { key }), replyTo),
    edit: async (id: string, message: string) => handleResult(await api.patch(apiPaths.comment(id), { message })),
  };
}
