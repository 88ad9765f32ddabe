"use client";

import { useCurrentUser } from "@/components/auth/use-current-user";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { success } from "@/components/ui/message";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { CalendarLink } from "./calendar-link";
import { watchersLabel } from "./labels";

const notSaved = "That was not saved. Please try again.";
const errors = { offline: notSaved, otherwise: notSaved };

/** Turns email reminders of an auction on or off, and shows the number of followers. */
export function WatchButton({ room, onChange }: { room: AuctionDetail; onChange: () => void }) {
  const viewer = useCurrentUser();
  const { busy, message, submit } = useSubmission();
  const watches = room.you?.watches ?? false;
  // Before the opening there is nothing else to do.
  const isMain = room.auction.status === "scheduled";
  const look = {
    variant: isMain && !watches ? "primary" : "secondary",
    size: isMain ? "normal" : "small",
    className: isMain ? "max-sm:w-full" : "",
  } as const;

  async function press() {
    const body = { watch: !watches, reminders: !watches };
    await submit(() => api.post(apiPaths.watchAuction(room.auction._id), body), {
      errors,
      onDone: () => (watches ? undefined : success("We will email you at the opening and an hour before the end.")),
    });
    onChange();
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {viewer?.user ? (
          <Button {...look} aria-pressed={watches} loading={busy && "Saving…"} onClick={press}>
            {watches ? "Reminders on" : "Remind me"}
          </Button>
        ) : (
          <ButtonLink {...look} href={paths.login({ redirectTo: paths.auction(room.auction.slug) })}>
            Remind me
          </ButtonLink>
        )}
        <CalendarLink auctionId={room.auction._id} className={look.className} />
        <span className="text-muted text-small">{watchersLabel(room.watching)}</span>
      </div>
      <FormMessage message={message} />
    </div>
  );
}
