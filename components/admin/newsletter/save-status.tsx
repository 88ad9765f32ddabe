"use client";

import { Button, ButtonLink } from "@/components/ui/button";
import { formatLagosTime } from "@/components/ui/lagos-time";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { DraftContent } from "@/lib/newsletter/issue-contracts";
import type { SaveState } from "./use-autosave";

function describeState(state: SaveState): string {
  switch (state.kind) {
    case "saved":
      return `Saved ${formatLagosTime(state.at)}`;
    case "saving":
    case "unsaved":
      return "Saving…";
    case "offline":
      return "Not saved: no connection. Trying again…";
    case "refused":
      return `Not saved: ${state.message}`;
    case "stale":
      return "Not saved";
  }
}

/** One line about the draft: saved, saving, or why not. */
export function SaveStatus({ state }: { state: SaveState }) {
  const isBad = state.kind === "refused" || state.kind === "offline" || state.kind === "stale";
  return (
    <p role="status" className={`text-small ${isBad ? "font-medium text-danger" : "text-muted"}`}>
      {describeState(state)}
    </p>
  );
}

/** Shown when the draft was saved elsewhere: what is typed here can become a draft of its own, so that nothing is lost. */
export function StaleDraft({ id, at, draft }: { id: string; at: string; draft: DraftContent }) {
  const { busy, submit, message } = useSubmission();
  const saveCopy = () =>
    void submit(() => api.post(adminApiPaths.newsletters, { content: draft }), {
      errors: { offline: "Network error", otherwise: "The copy was not saved." },
      toast: "Saved as a new draft",
      // The whole page is loaded: the editor of the other draft keeps nothing of this one.
      onDone: ({ _id }) => {
        window.location.assign(adminPaths.newsletter(_id));
        return "leaving";
      },
    });
  return (
    <div role="alert" className="grid gap-4 rounded-control bg-danger-ground p-5">
      <div className="grid gap-1">
        <p className="font-bold">This draft was changed somewhere else{at && ` at ${formatLagosTime(at)}`}.</p>
        <p className="text-small">
          Another tab or another admin saved it. What you typed is still here, and is not saved. Open the saved version
          to compare, or keep yours as a draft of its own.
        </p>
        {message && <p className="font-medium text-danger text-small">{message.text}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="small" loading={busy && "Saving…"} onClick={saveCopy}>
          Save mine as a new draft
        </Button>
        <ButtonLink href={adminPaths.newsletter(id)} target="_blank" variant="secondary" size="small">
          Open the saved version<span className="sr-only"> in a new tab</span>
        </ButtonLink>
      </div>
    </div>
  );
}
