"use client";

import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { LoginRequired, MembersOnly } from "./download-access";
import { DownloadFailure } from "./download-failure";
import { DownloadList } from "./download-list";
import { type DownloadState, useDownloads } from "./use-downloads";

type DownloadsViewProps = {
  initialState: DownloadState;
  /** The page title and its lede. */
  header: ReactNode;
  /** An image beside the list or the notice, where there is room. */
  image: ReactNode;
};

/** The downloads in all states. It starts with the server's state and works without JavaScript. */
export function DownloadsView({ initialState, header, image }: DownloadsViewProps) {
  const { state, isLoading, heading, refuse, retry } = useDownloads(initialState);

  if (state.kind === "visitor" || state.kind === "basic") {
    return (
      <div className="g12 items-center gap-y-12">
        <div className="col-span-full grid gap-[clamp(2rem,4vw,3.5rem)] md:col-span-7">
          {header}
          {state.kind === "visitor" ? (
            <LoginRequired notice={state.notice} heading={heading} />
          ) : (
            <MembersOnly endedOn={state.endedOn} notice={state.notice} heading={heading} />
          )}
        </div>
        <div className="col-span-full md:col-span-4 md:col-start-9">{image}</div>
      </div>
    );
  }
  return (
    <div className="g12 items-start gap-y-10">
      <div className="col-span-full grid gap-10 lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-5">
        {header}
        <div className="max-w-card max-lg:hidden">{image}</div>
      </div>
      <div className="col-span-full lg:col-span-7">
        {state.kind === "failed" ? (
          <DownloadFailure message={state.message} isLoading={isLoading} onRetry={retry} />
        ) : state.items.length === 0 ? (
          <EmptyState title="No downloads yet. Check back soon.">Files for members appear here.</EmptyState>
        ) : (
          <DownloadList items={state.items} notice={state.notice} heading={heading} onDenied={refuse} />
        )}
      </div>
    </div>
  );
}
