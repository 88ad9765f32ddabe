"use client";

import { useCallback, useEffect, useState } from "react";
import { hasSessionHint } from "@/components/accounts/session-hint";
import { useViewer } from "@/components/accounts/use-viewer";
import type { ContentItem, ContentTitle } from "@/lib/exhibitions/content-contracts";
import { mayEnter } from "@/lib/exhibitions/rules";
import { type ApiResult, api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";

export type MembersContent =
  | { state: "loading" | "visitor" | "failed" }
  | { state: "locked"; titles: ContentTitle[] }
  | { state: "open"; items: ContentItem[] };

const here = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

/**
 * What hangs behind the door for whoever looks on: the pieces for a member, titles and types for somebody without a plan. A
 * plan that ended while the page was open leads to the plans, one more call later; the session stays.
 */
export function useMembersContent(exhibition: string): MembersContent & { again: () => void } {
  const viewer = useViewer();
  const [content, setContent] = useState<MembersContent>({ state: "loading" });
  const [round, setRound] = useState(0);
  const again = useCallback(() => {
    setContent({ state: "loading" });
    setRound((count) => count + 1);
  }, []);
  const user = viewer?.user ?? null;
  const standing = user ? (mayEnter({ requiresVIP: true }, user) ? "member" : "basic") : viewer ? "visitor" : "unknown";

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what asks again.
  useEffect(() => {
    if (standing === "unknown" && hasSessionHint()) return;
    if (standing === "unknown" || standing === "visitor") return setContent({ state: "visitor" });
    const asked = new AbortController();
    const settle = <T>(answer: ApiResult<T>, show: (data: T) => MembersContent) => {
      if (asked.signal.aborted) return;
      if (answer.ok) return setContent(show(answer.data));
      if (answer.code === "vip_only") return window.location.assign(paths.plans({ redirectTo: here() }));
      setContent({ state: answer.status === 401 ? "visitor" : "failed" });
    };
    const { signal } = asked;
    if (standing === "member") {
      void api
        .get<{ content: ContentItem[] }>(apiPaths.membersOnly(exhibition), { signal })
        .then((answer) => settle(answer, ({ content }) => ({ state: "open", items: content })));
    } else {
      void api
        .get<{ content: ContentTitle[] }>(apiPaths.memberTitles(exhibition), { signal })
        .then((answer) => settle(answer, ({ content }) => ({ state: "locked", titles: content })));
    }
    return () => asked.abort();
  }, [exhibition, standing, round]);

  return { ...content, again };
}
