"use client";

import { memo, useMemo, useRef } from "react";
import type { ThreadPolicy } from "@/components/comments/comments-section";
import type { ViewerLeader } from "@/lib/exhibitions/contracts";
import { ArtworkSection, type Overlay } from "./artwork-section";
import type { DataMode } from "./data-modes";
import { LeaderSection } from "./leader-section";
import type { ScrollPosition } from "./scroll-position";
import { artworkSectionId } from "./use-location-hash";
import { usePrelayout } from "./use-prelayout";
import { useProgressiveMount } from "./use-progressive-mount";
import { useSection } from "./use-section";

type GalleryProps = {
  exhibition: string;
  story: string;
  leaders: readonly ViewerLeader[];
  dataMode: DataMode;
  /** The index of the leader that the page scrolls to; null for the introduction. */
  target: number | null;
  /** Updated with the section in the middle of the screen. */
  position: ScrollPosition;
  /** Who may comment and how. */
  comments: ThreadPolicy;
  onOpen: (overlay: Overlay, slug: string) => void;
};

/** The timeline: an introduction, then two sections for each leader. Only sections near the viewport are laid out and painted. */
export function Gallery({ exhibition, story, leaders, dataMode, target, position, comments, onOpen }: GalleryProps) {
  const root = useRef<HTMLDivElement>(null);
  useSection(root, leaders.length, position.setSection);
  const first = target ? [target, target - 1] : [0];
  const mounted = useProgressiveMount(leaders.length, first);
  return (
    <div ref={root}>
      <section
        aria-label="Introduction"
        data-section={-1}
        className="page-x g12 gap-y-4 pt-[clamp(2.25rem,1.5rem+3vw,4.5rem)]"
      >
        <p className="col-span-full max-w-[12ch] text-balance font-bold text-title md:col-span-5">
          The face has been taken out
        </p>
        <p className="col-span-full max-w-[38ch] font-normal font-read text-[clamp(1.375rem,1.1rem+1.2vw,2rem)] leading-[1.32] text-pretty md:col-span-7">
          {story}
        </p>
      </section>
      {leaders.map((leader, index) => (
        <LeaderSections
          key={leader.slug}
          exhibition={exhibition}
          leader={leader}
          index={index}
          total={leaders.length}
          dataMode={dataMode}
          mounted={mounted.has(index)}
          laidOut={target !== null && first.includes(index)}
          position={position}
          comments={comments}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

type LeaderSectionsProps = Pick<GalleryProps, "exhibition" | "dataMode" | "position" | "comments" | "onOpen"> & {
  leader: ViewerLeader;
  index: number;
  total: number;
  mounted: boolean;
  /** Whether it has its real height even off the screen, so that a scroll to the target does not change heights above the target. */
  laidOut: boolean;
};

// `content-visibility: auto` with an estimated height: a section off the screen is neither laid out nor painted.
// The scroll padding of the page leaves room for the header and a rem; the section begins under the edge of the tabs.
const sectionClass = "scroll-mt-[calc(var(--viewer-tabs,0px)-1rem-1px)] lazy-[64rem] md:lazy-[56rem]";
const artworkSectionClass = "scroll-mt-[calc(var(--viewer-tabs,0px)-1rem-1px)] lazy-[150rem] md:lazy-[130rem]";
const laidOutStyle = { contentVisibility: "visible" } as const;

/** The two sections of a leader. The name is rendered from the start, for navigation by headings. */
const LeaderSections = memo(function LeaderSections({
  exhibition,
  leader,
  index,
  total,
  dataMode,
  mounted,
  laidOut,
  position,
  comments,
  onOpen,
}: LeaderSectionsProps) {
  const { slug, name, term, label } = leader;
  const first = useMemo(
    () => <LeaderSection leader={leader} total={total} dataMode={dataMode} />,
    [leader, total, dataMode],
  );
  const sections = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)] as const;
  usePrelayout(sections, mounted);
  const style = laidOut ? laidOutStyle : undefined;
  return (
    <>
      <section
        ref={sections[0]}
        id={slug}
        tabIndex={-1}
        aria-label={`${name}, ${term}`}
        data-section={index * 2}
        className={`${sectionClass} outline-none`}
        style={style}
      >
        {mounted ? first : <h2 className="page-x min-h-[64rem] py-24 text-giant md:min-h-[56rem]">{name}</h2>}
      </section>
      <section
        ref={sections[1]}
        id={artworkSectionId(slug)}
        aria-label={`${label.title}, the work`}
        data-section={index * 2 + 1}
        className={artworkSectionClass}
        style={style}
      >
        {mounted ? (
          <ArtworkSection
            exhibition={exhibition}
            leader={leader}
            index={index}
            total={total}
            dataMode={dataMode}
            position={position}
            comments={comments}
            onOpen={onOpen}
          />
        ) : (
          <div className="min-h-[150rem] md:min-h-[130rem]" />
        )}
      </section>
    </>
  );
});
