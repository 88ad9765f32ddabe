"use client";

import { useState } from "react";
import { useViewer } from "@/components/accounts/use-viewer";
import { Button, ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { useWork } from "@/components/ui/use-work";
import type { Room } from "@/lib/auction/contracts";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { CalendarLink } from "./calendar-link";
import { watchWords } from "./words";

/** Follow the sale and be reminded of its opening and its last hour, or no longer; and how many really do. */
export function WatchButton({ room, onChange }: { room: Room; onChange: () => void }) {
  const viewer = useViewer();
  const work = useWork();
  const [news, setNews] = useState("");
  const watches = room.you?.watches ?? false;

  async function press() {
    if (!work.begin()) return;
    const answer = await api.post(apiPaths.watchAuction(room.auction._id), { watch: !watches, reminders: !watches });
    work.end();
    setNews(
      answer.ok
        ? watches
          ? ""
          : "✅ You will be written to at the opening and an hour before the end."
        : "❌ That was not saved. Please try again.",
    );
    onChange();
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {viewer?.user ? (
          <Button look="secondary" size="small" aria-pressed={watches} busy={work.busy && "Saving…"} onClick={press}>
            {watches ? "Reminders on" : "Remind me"}
          </Button>
        ) : (
          <ButtonLink
            look="secondary"
            size="small"
            href={paths.login({ redirectTo: paths.auction(room.auction.slug) })}
          >
            Remind me
          </ButtonLink>
        )}
        <CalendarLink auctionId={room.auction._id} />
        <span className="text-muted text-small">{watchWords(room.watching)}</span>
      </div>
      <Message>{news}</Message>
    </div>
  );
}
