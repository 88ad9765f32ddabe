"use client";

import { useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { Skeleton } from "@/components/ui/skeleton";
import type { HallLeader, NarrativeReply } from "@/lib/exhibitions/contracts";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { RoomDialog } from "./room-dialog";

type NarrativeOverlayProps = { exhibition: string; leader: HallLeader; onClose: () => void };

/** The whole chapter on one sheet of paper. A click anywhere puts it back. */
export function NarrativeOverlay({ exhibition, leader, onClose }: NarrativeOverlayProps) {
  const { slug, name, term, chapterTitle, narrativeWords } = leader;
  const [text, setText] = useState<string[] | "coming" | "failed">("coming");
  const fetchText = useCallback(async () => {
    setText("coming");
    const answer = await api.get<NarrativeReply>(apiPaths.narrative(exhibition, slug));
    setText(answer.ok ? answer.data.paragraphs : "failed");
  }, [exhibition, slug]);
  useEffect(() => void fetchText(), [fetchText]);
  return (
    <RoomDialog
      title={chapterTitle}
      onClose={onClose}
      closeAnywhere
      className="on-paper w-[min(54rem,calc(100vw-1.5rem))] cursor-zoom-out"
    >
      <article className="grid gap-6 px-[clamp(1.25rem,6vw,5.5rem)] py-[clamp(3.5rem,7vw,6rem)]">
        <header className="grid gap-3 border-current border-b-2 pb-5">
          <h2 className="text-title">{chapterTitle}</h2>
          <p className="font-normal font-read text-muted">{`${name}, ${term}. Satire, in the museum’s voice; ${narrativeWords} words.`}</p>
        </header>
        <div className="reading drop-cap">
          {typeof text === "string" ? null : text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
          {text === "coming" && <Coming />}
        </div>
        {text === "failed" && (
          <div className="grid justify-items-start gap-4">
            <Message>❌ The chapter did not load.</Message>
            <Button look="secondary" onClick={fetchText}>
              Try Again
            </Button>
          </div>
        )}
        <p className="text-muted text-small">Click anywhere, or press Escape, to go back to the wall.</p>
      </article>
    </RoomDialog>
  );
}

const lines = ["w-full", "w-11/12", "w-full", "w-4/5", "w-full", "w-2/3"];

function Coming() {
  return (
    <span role="status" className="grid gap-3">
      <span className="sr-only">The chapter is being fetched</span>
      {lines.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
        <Skeleton key={index} className={`h-5 ${width}`} />
      ))}
    </span>
  );
}
