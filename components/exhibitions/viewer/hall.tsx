"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { HouseFilm } from "@/lib/exhibitions/contracts";
import type { Overlay } from "./artwork-wall";
import { Backdrop } from "./backdrop";
import { type HallTab, HallTabs, hallTabs, panelId, tabId } from "./hall-tabs";
import { type BoardLeader, Intro } from "./intro";
import { createStanding } from "./standing";
import { FloatingSound, TopBar } from "./top-bar";
import { useAmbience } from "./use-ambience";
import { useFocusAcross } from "./use-focus-across";
import { useHall } from "./use-hall";
import { useManner } from "./use-manner";
import { usePlace, useScrollTo, useScrollToChosen } from "./use-place";
import { useTour } from "./use-tour";
import { Waiting } from "./waiting";

// Everything behind the board comes when somebody goes in, and each overlay when it is opened.
const Gallery = dynamic(() => import("./gallery").then((part) => part.Gallery), { ssr: false });
const NarrativeOverlay = dynamic(() => import("./narrative-overlay").then((part) => part.NarrativeOverlay), {
  ssr: false,
});
const FilmOverlay = dynamic(() => import("./film-overlay").then((part) => part.FilmOverlay), { ssr: false });
const MembersTab = dynamic(() => import("../members/members-tab").then((part) => part.MembersTab), { ssr: false });
const CommentsPanel = dynamic(
  () => import("@/components/community/comments-panel").then((part) => part.CommentsPanel),
  { ssr: false },
);

type HallProps = {
  exhibition: { slug: string; title: string; subtitle: string; story: string };
  leaders: readonly BoardLeader[];
  today: string;
  film: HouseFilm;
  /** What a room's loop weighs at most. */
  soundBytes: number;
  email: string | null;
};

/** The exhibition for members: first the board, then the hall with its three tabs. */
export function Hall({ exhibition, leaders: board, today, film, soundBytes, email }: HallProps) {
  const { slug } = exhibition;
  const [entered, setEntered] = useState(false);
  const [tab, setTab] = useState<HallTab>("gallery");
  const [standing] = useState(createStanding);
  const [chosen, setChosen] = useState<{ slug: string } | null>(null);
  const [overlay, setOverlay] = useState<{ kind: Overlay; slug: string } | null>(null);
  const manner = useManner();
  const { leaders, failed, again } = useHall(slug, entered);
  const looksAtWorks = tab === "gallery" && entered && leaders !== null;
  useEffect(() => standing.look(looksAtWorks), [standing, looksAtWorks]);
  const sound = useAmbience(leaders, standing);
  const asked = usePlace(slug, board);
  useTour(entered && leaders !== null && overlay === null && asked === null);

  const press = useFocusAcross(entered);
  const enter = useCallback(
    (leader?: string) => {
      press();
      setEntered(true);
      setTab("gallery");
      setChosen(leader ? { slug: leader } : null);
      if (!leader) window.scrollTo(0, 0);
    },
    [press],
  );
  const leave = useCallback(() => {
    press();
    setEntered(false);
    window.scrollTo(0, 0);
  }, [press]);
  // Whatever the address names is in the gallery.
  useEffect(() => {
    if (!asked) return;
    setEntered(true);
    setTab("gallery");
    setOverlay(null);
    setChosen(null);
  }, [asked]);
  useScrollTo(asked, looksAtWorks);
  useScrollToChosen(chosen, looksAtWorks);

  const places = useRef<Partial<Record<HallTab, number>>>({});
  const turn = useCallback((to: HallTab) => {
    setTab((from) => {
      places.current[from] = window.scrollY;
      return to;
    });
  }, []);
  // Each tab is found as it was left.
  useEffect(() => {
    const top = places.current[tab];
    if (entered && top !== undefined) window.scrollTo(0, top);
  }, [tab, entered]);

  const open = useCallback((kind: Overlay, leader: string) => setOverlay({ kind, slug: leader }), []);
  const close = useCallback(() => setOverlay(null), []);
  const shown = leaders?.find((leader) => leader.slug === overlay?.slug);
  const first = leaders
    ? Math.max(
        0,
        leaders.findIndex((one) => one.slug === (chosen?.slug ?? asked?.leader)),
      )
    : 0;

  const panels: Record<HallTab, ReactNode> = {
    gallery:
      leaders && manner ? (
        <Gallery
          exhibition={slug}
          story={exhibition.story}
          leaders={leaders}
          manner={manner}
          first={first}
          standing={standing}
          onOpen={open}
        />
      ) : (
        <Waiting failed={failed} again={again} />
      ),
    members: tab === "members" && <MembersTab exhibition={slug} />,
    guestbook: tab === "guestbook" && (
      <div className="page-x max-w-[60rem] py-[clamp(2rem,5vw,4rem)]">
        <CommentsPanel exhibition={slug} title="Exhibition Guestbook" defaultOpen />
      </div>
    ),
  };

  return (
    <div className="isolate" data-manner={manner ?? undefined}>
      <Backdrop standing={standing} manner={manner} />
      <TopBar on={sound.on} onToggle={sound.toggle} weight={soundBytes} email={email} />
      <main id="main">
        {entered ? (
          <>
            <h1 className="sr-only">{exhibition.title}</h1>
            <HallTabs active={tab} onChange={turn} onBoard={leave} />
            {hallTabs.map(({ id }) => (
              <div
                key={id}
                role="tabpanel"
                id={panelId(id)}
                aria-labelledby={tabId(id)}
                hidden={tab !== id}
                className="min-h-[80svh]"
              >
                {panels[id]}
              </div>
            ))}
          </>
        ) : (
          <Intro
            title={exhibition.title}
            subtitle={exhibition.subtitle}
            leaders={board}
            today={today}
            soundBytes={soundBytes}
            film={film}
            onEnter={enter}
          />
        )}
      </main>
      {/* The other tabs are silent, and full of words that it would lie on. */}
      {(!entered || tab === "gallery") && <FloatingSound on={sound.on} onToggle={sound.toggle} weight={soundBytes} />}
      {shown && overlay?.kind === "narrative" && <NarrativeOverlay exhibition={slug} leader={shown} onClose={close} />}
      {shown && overlay?.kind === "film" && <FilmOverlay leader={shown} film={film} onClose={close} />}
    </div>
  );
}
