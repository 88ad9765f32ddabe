"use client";

import { useSyncExternalStore } from "react";
import { hasSessionHint } from "@/components/accounts/session-hint";
import { useViewer } from "@/components/accounts/use-viewer";
import type { Comment } from "@/lib/community/contracts";
import type { Wall } from "@/lib/community/rules";
import { type ApiResult, api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";

const sentences = { offline: "Network error", otherwise: "Your note could not be posted. Please try again." };
const never = () => () => {};

/** Whether somebody is signed in here, as far as the page can tell; the server decides when they write. */
export function useIsSignedIn(): boolean {
  const viewer = useViewer();
  const hinted = useSyncExternalStore(never, hasSessionHint, () => false);
  return viewer === null ? hinted : viewer.user !== null;
}

type Told = {
  /** A note was kept: it hangs, or it waits. */
  onKept: (comment: Comment, replyTo?: string) => void;
};

/** Writing to a wall: each answers "" or the sentence that is shown. */
export function useWallDesk(wall: Wall, { onKept }: Told) {
  const settle = (answer: ApiResult<{ comment: Comment }>, replyTo?: string): string => {
    if (!answer.ok) return `❌ ${complaintAbout(answer, sentences)}`;
    onKept(answer.data.comment, replyTo);
    return "";
  };
  return {
    post: async (message: string, key: string, replyTo?: string) =>
      settle(await api.post(apiPaths.comments(wall), { message, replyTo }, { key }), replyTo),
    edit: async (id: string, message: string) => settle(await api.patch(apiPaths.comment(id), { message })),
  };
}
