"use client";

import { useRouter } from "next/navigation";
import { notify } from "@/components/ui/toast";
import { describeFailure } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import type { HighlightBody } from "@/lib/comments/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

/** Pins or features a comment, or takes that back. */
export function useHighlight({ _id }: { _id: string }) {
  const router = useRouter();
  return async (body: HighlightBody) => {
    const response = await api.post(adminApiPaths.highlightComment(_id), body);
    if (response.ok) notify.success("Saved");
    else
      notify.error(
        describeFailure(response, { offline: "Network error", otherwise: "Failed to update the comment" }).text,
      );
    router.refresh();
  };
}
