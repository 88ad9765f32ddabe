"use client";

import type { FormEvent } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { changeReply, useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";

const errors = { offline: "Network error", otherwise: "Failed to save this. Please try again." };
const texts = {
  thread: { name: "these comments", often: "day" },
  conversation: { name: "this conversation", often: "hour" },
} as const;

type FollowCommentsProps = {
  kind: "conversation" | "thread";
  /** The id of the comment, or the key of the thread. */
  followed: string;
  isSignedIn: boolean;
  /** Whether the reader follows it, where the page knows its reader. */
  isFollowed?: boolean;
};

/** Follows comments or stops it. Without JavaScript the form leads to what the reader follows; a visitor logs in first. */
export function FollowComments({ kind, followed, isSignedIn, isFollowed: known = false }: FollowCommentsProps) {
  const { data } = useApi(isSignedIn ? apiPaths.follows : null);
  const { busy, message, submit } = useSubmission();
  const isFollowed = data ? data.follows.some((each) => each.kind === kind && each.key === followed) : known;
  const action = isFollowed ? apiPaths.unfollow : apiPaths.follows;
  const { name, often } = texts[kind];
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (!isSignedIn) return;
    event.preventDefault();
    void submit(() => api.post(action, { kind, key: followed }), {
      errors,
      onDone: (reply) => void changeReply(apiPaths.follows, () => reply),
    });
  }
  return (
    <Form action={action} onSubmit={handleSubmit} className="grid justify-items-start gap-2">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="key" value={followed} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="secondary" size="small" loading={busy && "Saving…"}>
          {isFollowed ? "Stop following" : "Follow"}
          <span className="sr-only"> {name}</span>
        </Button>
        <span className="text-muted text-small">
          {isFollowed
            ? `You follow ${name}.`
            : `An email about what is new, at most one a${often === "hour" ? "n" : ""} ${often}.`}
        </span>
      </p>
      <FormMessage message={message} />
    </Form>
  );
}
