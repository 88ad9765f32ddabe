"use client";

import { useEffect, useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { useCurrentUser } from "@/components/auth/use-current-user";
import { useApi } from "@/lib/api-client/use-api";
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
  // The hint is a cookie, which the server does not read here.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const user = currentUser?.user ?? null;
  const isMember = user !== null && canAccess({ requiresVIP: true }, user);
  const items = useApi(isMember ? apiPaths.membersOnly(exhibition) : null);
  const titles = useApi(user && !isMember ? apiPaths.memberContentTitles(exhibition) : null);
  const { error, isValidating, mutate } = isMember ? items : titles;
  const hasPlanEnded = error?.code === "vip_only";
  useEffect(() => {
    if (hasPlanEnded) window.location.assign(paths.plans({ redirectTo: returnPath() }));
  }, [hasPlanEnded]);

  function content(): MembersContent {
    if (!isHydrated || (!currentUser && hasSessionHint())) return { state: "loading" };
    if (!user || error?.status === 401) return { state: "visitor" };
    if (hasPlanEnded) return { state: "loading" };
    if (items.data) return { state: "open", items: items.data.content };
    if (titles.data) return { state: "locked", titles: titles.data.content };
    return { state: error && !isValidating ? "failed" : "loading" };
  }
  return { ...content(), retry: () => void mutate() };
}
