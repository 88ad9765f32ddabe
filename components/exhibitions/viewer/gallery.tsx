"use client";

import { memo, useMemo, useRef } from "react";
import type { HallLeader } from "@/lib/exhibitions/contracts";
import { ArtworkWall, type Overlay } from "./artwork-wall";
import { LeaderWall } from "./leader-wall";
import type { Manner } from "./manners";
import type { Standing } from "./standing";
import { useFurnished } from "./use-furnished";
import { useLaidOut } from "./use-laid-out";
import { workId } from "./use-place";
import { useSection } from "./use-section";

type GalleryProps = {
  exhibition: string;
  story: string;
  leaders: readonly HallLeader[];
  manner: Manner;
  /** The room that is furnished first. */
  first: number;
  /** Told the section that lies across the middle of the screen. */
  standing: Standing;
  onOpen: (overlay: Overlay, slug: string) => void;
};

/** The timeline: an opening text, then two walls for each leader. Only what is near the screen is laid out and painted. */
export function Gallery({ exhibition, story, leaders, manner, first, standing, onOpen }: GalleryProps) {
  const walls = useRef<HTMLDivElement>(null);
  useSection(walls, leaders.length, standing.walk);
  const furnished = useFurnished(leaders.length, first);
  return (
    <div ref={walls}>
      <section aria-label="Introduction" data-section={-1} className="page-x g12 gap-y-4 py-wall">
        <p className="shout col-span-full text-title [--elsh:50] md:col-span-4">The face has been taken out</p>
        <p className="col-span-full max-w-[38ch] font-normal font-read text-[clamp(1.375rem,1.1rem+1.2vw,2rem)] leading-[1.32] text-pretty md:col-span-7 md:col-start-6">
          {story}
        </p>
      </section>
      {leaders.map((leader, index) => (
        <Room
          key={leader.slug}
          exhibition={exhibition}
          leader={leader}
          index={index}
          of={leaders.length}
          manner={manner}
          furnished={furnished.has(index)}
          standing={standing}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

type RoomProps = Pick<GalleryProps, "exhibition" | "manner" | "standing" | "onOpen"> & {
  leader: HallLeader;
  index: number;
  of: number;
  furnished: boolean;
};

// Off the screen a wall costs its box and nothing else; until it has been seen the box is about as high as the wall will be.
const wall = "scroll-mt-[2.1rem] lazy-[64rem] md:lazy-[56rem]";
const workWall = "scroll-mt-[2.1rem] lazy-[150rem] md:lazy-[130rem]";

/** The room of one leader. Its name is there from the first moment, for whoever goes by headings. */
const Room = memo(function Room({ exhibition, leader, index, of, manner, furnished, standing, onOpen }: RoomProps) {
  const { slug, name, term, label } = leader;
  const first = useMemo(() => <LeaderWall leader={leader} of={of} manner={manner} />, [leader, of, manner]);
  const walls = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)] as const;
  useLaidOut(walls, furnished);
  return (
    <>
      <section ref={walls[0]} id={slug} aria-label={`${name}, ${term}`} data-section={index * 2} className={wall}>
        {furnished ? first : <h2 className="page-x min-h-[64rem] py-24 text-giant md:min-h-[56rem]">{name}</h2>}
      </section>
      <section
        ref={walls[1]}
        id={workId(slug)}
        aria-label={`${label.title}, the work`}
        data-section={index * 2 + 1}
        className={workWall}
      >
        {furnished ? (
          <ArtworkWall
            exhibition={exhibition}
            leader={leader}
            index={index}
            of={of}
            manner={manner}
            standing={standing}
            onOpen={onOpen}
          />
        ) : (
          <div className="min-h-[150rem] md:min-h-[130rem]" />
        )}
      </section>
    </>
  );
});
