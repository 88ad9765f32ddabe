"use client";

import { useCallback, useEffect, useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { useCurrentUser } from "@/components/auth/use-current-user";
import { type ApiResult, api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { canAccess } from "@/lib/exhibitions/rules";
import type { ContentItem, ContentTitle } from "@/lib/member-content/contracts";

export type MembersContent =
  | { state: "loading" | "visitor" | "failed" }
  | { state: "locked"; titles: ContentTitle[] }
  | { state: "open"; items: ContentItem[] };

const returnPath = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

/**
 * Loads the members-only content: all items for VIPs, titles and types for Basic Members. When the plan has ended meanwhile, the API
 * rejects the call with `vip_only` and the visitor is sent to the plans.
 */
export function useMembersContent(exhibition: string): MembersContent & { retry: () => void } {
  const currentUser = useCurrentUser();
  const [content, setContent] = useState<MembersContent>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setContent({ state: "loading" });
    setAttempt((count) => count + 1);
  }, []);
  const user = currentUser?.user ?? null;
  const access = user
    ? canAccess({ requiresVIP: true }, user)
      ? "member"
      : "basic"
    : currentUser
      ? "visitor"
      : "unknown";

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` repeats the request.
  useEffect(() => {
    if (access === "unknown" && hasSessionHint()) return;
    if (access === "unknown" || access === "visitor") return setContent({ state: "visitor" });
    const abortController = new AbortController();
    const handleResult = <T>(result: ApiResult<T>, show: (data: T) => MembersContent) => {
      if (abortController.signal.aborted) return;
      if (result.ok) return setContent(show(result.data));
      if (result.code === "vip_only") return window.location.assign(paths.plans({ redirectTo: returnPath() }));
      setContent({ state: result.status === 401 ? "visitor" : "failed" });
    };
    const { signal } = abortController;
    if (access === "member") {
      void api
        .get(apiPaths.membersOnly(exhibition), { signal })
        .then((result) => handleResult(result, ({ content }) => ({ state: "open", items: content })));
    } else {
      void api
        .get(apiPaths.memberContentTitles(exhibition), { signal })
        .then((result) => handleResult(result, ({ content }) => ({ state: "locked", titles: content })));
    }
    return () => abortController.abort();
  }, [exhibition, access, attempt]);

  return { ...content, retry };
}
