"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import type { Comment } from "@/lib/comments/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { InlineConfirm } from "./comment-actions";

const errors = { offline: "Network error", otherwise: "Failed to save this. Please try again." };

type MuteAuthorProps = { comment: Comment; onDone: (isMuted: boolean) => void; onClose: () => void };

/** Confirms before the author of a comment is muted, or is not muted any longer. */
export function MuteAuthor({ comment, onDone, onClose }: MuteAuthorProps) {
  const { busy, message, submit } = useSubmission();
  const { displayName } = comment.user;
  const isMuted = comment.muted === true;
  const save = () =>
    void submit(() => api.post(isMuted ? apiPaths.unmute : apiPaths.mutes, { comment: comment._id }), {
      errors,
      onDone: () => onDone(!isMuted),
    });
  return (
    <InlineConfirm
      question={
        isMuted
          ? `Show what ${displayName} writes again?`
          : `Mute ${displayName}? Their comments are folded for you, and you get no emails about them. Only you can see this.`
      }
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" loading={busy && "Saving…"} onClick={save}>
          {isMuted ? "Unmute" : "Mute"}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <FormMessage message={message} />
    </InlineConfirm>
  );
}
