"use client";

import { UntranslatedNote } from "@/components/exhibitions/language-switch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { readOnce, useApi } from "@/lib/api-client/use-api";
import type { Language } from "@/lib/core/languages";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { ViewerLeader } from "@/lib/exhibitions/contracts";
import { langOf } from "@/lib/exhibitions/translations/lang-of";
import { textsIn } from "./use-viewer-data";
import { ViewerDialog } from "./viewer-dialog";

type NarrativeOverlayProps = { exhibition: string; leader: ViewerLeader; language: Language; onClose: () => void };

/** The full narrative in a dialog. A click anywhere closes it. */
export function NarrativeOverlay({ exhibition, leader, language, onClose }: NarrativeOverlayProps) {
  const { slug, name, term, chapterTitle, narrativeWords } = leader;
  const { data, isLoading, error, mutate } = useApi(apiPaths.narrative(exhibition, slug), {
    ...readOnce,
    ...textsIn(language),
  });
  return (
    <ViewerDialog
      title={chapterTitle}
      onClose={onClose}
      closeOnClick
      className="on-paper w-[min(54rem,calc(100vw-1.5rem))] cursor-zoom-out"
    >
      <article className="grid gap-6 px-[clamp(1.25rem,6vw,5.5rem)] py-[clamp(3.5rem,7vw,6rem)]">
        <header className="grid gap-3 border-current border-b-2 pb-5">
          <h2 lang={langOf(leader, "chapterTitle")} className="text-title">
            {chapterTitle}
          </h2>
          <p className="font-normal font-read text-muted">{`${name}, ${term}. Satire, in the museum’s voice; ${narrativeWords} words.`}</p>
        </header>
        <UntranslatedNote text={leader} name="narrative">
          {(language) => `This chapter is not in ${language} yet, so it is in English.`}
        </UntranslatedNote>
        <div lang={langOf(leader, "narrative")} className="reading drop-cap">
          {data?.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {isLoading && <NarrativeSkeleton />}
        </div>
        {error && !isLoading && (
          <div className="grid justify-items-start gap-4">
            <Alert tone="error">The chapter could not be loaded.</Alert>
            <Button variant="secondary" onClick={() => void mutate()}>
              Try Again
            </Button>
          </div>
        )}
        <p className="text-muted text-small">Click anywhere, or press Escape, to close.</p>
      </article>
    </ViewerDialog>
  );
}

const skeletonWidths = ["w-full", "w-11/12", "w-full", "w-4/5", "w-full", "w-2/3"];

function NarrativeSkeleton() {
  return (
    <span role="status" className="grid gap-3">
      <span className="sr-only">Loading the chapter</span>
      {skeletonWidths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are static.
        <Skeleton key={index} className={`h-5 ${width}`} />
      ))}
    </span>
  );
}
