"use client";

import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminLeader } from "@/lib/exhibitions/leaders/contracts";

/** Publishes the draft of a leader, or takes the leader back. What is saved counts, not what is typed. */
export function LeaderPublication({ leader }: { leader: AdminLeader }) {
  const { _id, version, isDraft, words } = leader;
  if (isDraft)
    return (
      <ConfirmAction
        request={{ method: "post", path: adminApiPaths.publishLeader(_id), body: { version } }}
        label="Publish"
        loadingText="Publishing…"
        subject={words.name}
        primary
        danger={false}
        confirm={{
          question:
            "The saved texts and the picture become public: on the wall, on a page of their own and in the viewer.",
        }}
        successText={`${words.name} is public`}
        failureText="Failed to publish the leader"
      />
    );
  return (
    <ConfirmAction
      request={{ method: "post", path: adminApiPaths.unpublishLeader(_id), body: { version } }}
      label="Unpublish"
      loadingText="Unpublishing…"
      subject={words.name}
      danger={false}
      confirm={{
        question: "The leader becomes a draft again, which only admins see.",
        consequence: "Its page, its place on the wall and links to it are gone until it is published again.",
      }}
      successText={`${words.name} is a draft again`}
      failureText="Failed to unpublish the leader"
    />
  );
}
