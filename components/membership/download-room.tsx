"use client";

import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { DownloadFailure } from "./download-failure";
import { LogInFirst, MembersOnly } from "./download-gates";
import { DownloadList } from "./download-list";
import { type DownloadState, useDownloads } from "./use-downloads";

type DownloadRoomProps = {
  start: DownloadState;
  /** The page's name and the sentence under it. */
  head: ReactNode;
  /** A work that hangs at the door, and beside the list where there is room. */
  picture: ReactNode;
};

/** The files for members, in every state they can be in. It begins as the server found it and works without script. */
export function DownloadRoom({ start, head, picture }: DownloadRoomProps) {
  const { state, isLoading, heading, refuse, tryAgain } = useDownloads(start);

  if (state.is === "visitor" || state.is === "basic") {
    return (
      <div className="g12 items-center gap-y-12">
        <div className="col-span-full grid gap-[clamp(2rem,4vw,3.5rem)] md:col-span-7">
          {head}
          {state.is === "visitor" ? (
            <LogInFirst told={state.told} heading={heading} />
          ) : (
            <MembersOnly endedOn={state.endedOn} told={state.told} heading={heading} />
          )}
        </div>
        <div className="col-span-full md:col-span-4 md:col-start-9">{picture}</div>
      </div>
    );
  }
  return (
    <div className="g12 items-start gap-y-10">
      <div className="col-span-full grid gap-10 lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-5">
        {head}
        <div className="max-w-card max-lg:hidden">{picture}</div>
      </div>
      <div className="col-span-full lg:col-span-7">
        {state.is === "failed" ? (
          <DownloadFailure sentence={state.sentence} isLoading={isLoading} onTryAgain={tryAgain} />
        ) : state.items.length === 0 ? (
          <EmptyState title="No downloads yet. Check back soon.">
            What the house makes for members is laid out here.
          </EmptyState>
        ) : (
          <DownloadList items={state.items} heading={heading} onRefused={refuse} />
        )}
      </div>
    </div>
  );
}
