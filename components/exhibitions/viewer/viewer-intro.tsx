"use client";

import type { ReactNode } from "react";
import { Board } from "@/components/exhibitions/board";
import { EnterLink } from "@/components/exhibitions/enter-link";
import { faceClass, faceStyle } from "@/components/exhibitions/face-crop";
import { buttonVariants } from "@/components/ui/button-variants";
import { paths } from "@/lib/core/urls/paths";
import type { DefaultFilm, ViewerLeader } from "@/lib/exhibitions/contracts";
import { DataModeChooser } from "./data-mode-chooser";
import type { DataMode } from "./data-modes";
import { beginLinkId } from "./use-focus-handover";
import { Portrait } from "./viewer-images";

/** The fields that the intro screen needs, small enough to be sent with the page. */
export type BoardLeader = Pick<
  ViewerLeader,
  "slug" | "name" | "term" | "termStart" | "termEnd" | "boardPosition" | "portrait" | "object" | "artworkSlug"
>;

type ViewerIntroProps = {
  title: string;
  subtitle: string;
  leaders: readonly BoardLeader[];
  /** The date for years in office, passed so that server and browser render the same. */
  today: string;
  dataMode: DataMode | null;
  onDataMode: (mode: DataMode) => void;
  soundBytes: number;
  film: DefaultFilm;
  /** Enters the gallery, at a leader or at the beginning. */
  onEnter: (slug?: string) => void;
  /** The choice of the language. */
  language: ReactNode;
};

/** The intro screen: board, data mode and the list of all leaders. */
export function ViewerIntro({
  title,
  subtitle,
  leaders,
  today,
  dataMode,
  onDataMode,
  soundBytes,
  film,
  onEnter,
  language,
}: ViewerIntroProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-[clamp(1.5rem,3vw,3rem)] pt-[clamp(1rem,1.6vw,1.5rem)] pb-wall in-data-linked:hidden">
      <section aria-label="The board" className="grid grid-cols-[minmax(0,1fr)] gap-y-3 overflow-clip">
        <div className="page-x flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="grid gap-1.5">
            <h1 className="text-title">{title}</h1>
            <p className="font-normal font-read text-lede">{subtitle}</p>
          </div>
          <EnterLink
            id={beginLinkId}
            target="timeline"
            onEnter={() => onEnter()}
            className={buttonVariants({ size: "large", className: "max-sm:w-full" })}
          >
            Begin Timeline
          </EnterLink>
          <p className="w-full text-muted md:hidden">
            <span>Drag to explore the board</span>, tap a circle to go to that leader
          </p>
        </div>
        <div className="xl:page-x">
          <Board
            compact
            leaders={leaders}
            now={new Date(today)}
            onSelect={onEnter}
            renderFace={(leader) => <BoardFace leader={leader} dataMode={dataMode} />}
          />
        </div>
        <div className="page-x flex flex-wrap items-center justify-between gap-x-8">
          <p className="text-muted">
            <span className="max-md:hidden">Click on any dot to jump to that leader</span>{" "}
            <a href={paths.tour} className="link inline-flex min-h-tap items-center md:ms-6">
              Audio tour
            </a>
          </p>
          {language}
          <DataModeChooser
            mode={dataMode}
            onChange={onDataMode}
            count={leaders.length}
            soundBytes={soundBytes}
            filmBytes={film.bytes}
          />
        </div>
      </section>
      <section aria-labelledby="all-leaders" className="page-x grid gap-4">
        <h2 id="all-leaders" className="text-heading">
          {`All ${leaders.length}`}
        </h2>
        <ol className="grid gap-x-gutter border-ink border-t-2 sm:grid-cols-2 lg:grid-cols-3">
          {leaders.map(({ slug, name, term }, index) => (
            <li key={slug} className="border-line-strong border-b">
              <EnterLink
                target={slug}
                onEnter={() => onEnter(slug)}
                className="group grid min-h-tap w-full grid-cols-[2rem_1fr_auto] items-baseline gap-x-3 py-2.5 text-start"
              >
                <span aria-hidden className="font-extrabold text-accent-ink">
                  {index + 1}
                </span>
                <span className="font-bold underline-offset-4 group-hover:underline group-hover:decoration-2 group-hover:decoration-accent">
                  {name}
                </span>
                <span className="whitespace-nowrap text-muted text-small">{term}</span>
              </EnterLink>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** The content of a dot: the image if the data mode allows it, otherwise the object's name; nothing until the mode is read. */
function BoardFace({ leader, dataMode }: { leader: BoardLeader; dataMode: DataMode | null }) {
  const { slug, portrait, object } = leader;
  if (dataMode === null) return null;
  if (dataMode === "lite") {
    return (
      <span className="absolute inset-0 grid place-content-center bg-night px-5 pt-2 font-normal font-read text-print text-small italic leading-[1.15]">
        {object}
      </span>
    );
  }
  return (
    <Portrait
      portrait={portrait}
      alt=""
      dataMode="standard"
      sizes="200px"
      style={faceStyle(slug)}
      className={faceClass}
    />
  );
}
