"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { ThreadPolicy } from "@/components/comments/comments-section";
import { TabPanel } from "@/components/ui/tabs";
import { paths } from "@/lib/core/urls/paths";
import type { DefaultFilm } from "@/lib/exhibitions/contracts";
import type { Overlay } from "./artwork-section";
import { Backdrop } from "./backdrop";
import { loadGalleryFonts } from "./gallery-fonts";
import { GuestbookArtworks } from "./guestbook-artworks";
import { LanguageButtons } from "./language-buttons";
import { SamePlace } from "./same-place";
import { createScrollPosition } from "./scroll-position";
import { useAmbientAudio } from "./use-ambient-audio";
import { useDataMode } from "./use-data-mode";
import { useFocusHandover } from "./use-focus-handover";
import { useLanguage } from "./use-language";
import { type SelectedLeader, useLocationHash, useScrollToHash, useScrollToLeader } from "./use-location-hash";
import { useTour } from "./use-tour";
import { useViewerData } from "./use-viewer-data";
import { useViewerView } from "./use-viewer-view";
import { ViewerHeader } from "./viewer-header";
import { type BoardLeader, ViewerIntro } from "./viewer-intro";
import { ViewerLoading } from "./viewer-loading";
import { ViewerRuler } from "./viewer-ruler";
import { type ViewerTab, viewerTabs } from "./viewer-rules";
import { ViewerTabs } from "./viewer-tabs";

// The gallery is loaded when the visitor enters, and each overlay when it is opened.
const Gallery = dynamic(
  () => Promise.all([import("./gallery").then((part) => part.Gallery), loadGalleryFonts()]).then(([part]) => part),
  {
    ssr: false,
  },
);
const NarrativeOverlay = dynamic(() => import("./narrative-overlay").then((part) => part.NarrativeOverlay), {
  ssr: false,
});
const FilmOverlay = dynamic(() => import("./film-overlay").then((part) => part.FilmOverlay), { ssr: false });
const MembersTab = dynamic(
  () => import("@/components/exhibitions/members/members-tab").then((part) => part.MembersTab),
  { ssr: false },
);
const CommentsPanel = dynamic(() => import("@/components/comments/comments-panel").then((part) => part.CommentsPanel), {
  ssr: false,
});

type ExhibitionViewerProps = {
  exhibition: { slug: string; title: string; subtitle: string; story: string };
  leaders: readonly BoardLeader[];
  today: string;
  film: DefaultFilm;
  /** The size of the largest ambient sound. */
  soundBytes: number;
  user: { name: string; email: string } | null;
  /** Who may comment and how, in the guestbook and on each artwork. */
  comments: ThreadPolicy;
  /** The featured comments, in the guestbook. */
  featured: ReactNode;
};

/** The members' exhibition: an intro screen with the board, then the viewer with three tabs. */
export function ExhibitionViewer({
  exhibition,
  leaders: board,
  today,
  film,
  soundBytes,
  user,
  comments,
  featured,
}: ExhibitionViewerProps) {
  const { slug } = exhibition;
  const [view, show] = useViewerView(paths.exhibition(slug));
  const entered = view !== null;
  const tab = view ?? "gallery";
  const [position] = useState(createScrollPosition);
  const [selected, setSelected] = useState<SelectedLeader | null>(null);
  const [overlay, setOverlay] = useState<{ kind: Overlay; slug: string } | null>(null);
  const [dataMode, setDataMode] = useDataMode();
  const [language, setLanguage] = useLanguage();
  const { leaders, isChanging, failed, retry } = useViewerData(slug, entered, language);
  const isGalleryActive = tab === "gallery" && entered && leaders !== null;
  useEffect(() => position.setActive(isGalleryActive), [position, isGalleryActive]);
  const sound = useAmbientAudio(leaders, position, overlay?.kind === "film");
  const leaveSelection = useCallback(() => {
    setOverlay(null);
    setSelected(null);
  }, []);
  const { target: hashTarget, isLinked, clear: clearHashTarget } = useLocationHash(slug, board, leaveSelection);
  // Somebody who followed a link to a tab, a leader or an artwork's comments is not shown around.
  useTour(isGalleryActive && overlay === null && !isLinked);

  const expectFocusChange = useFocusHandover(entered);
  const enter = useCallback(
    (leader?: string) => {
      expectFocusChange();
      show("gallery", leader);
      clearHashTarget();
      setSelected(leader ? { slug: leader } : null);
      if (!leader) window.scrollTo(0, 0);
    },
    [expectFocusChange, show, clearHashTarget],
  );
  // Not by the browser's own way to a hash, which Next undoes while it still restores a page of the history.
  const goTo = useCallback(
    (leader: string) => {
      show("gallery", leader);
      clearHashTarget();
      setOverlay(null);
      setSelected({ slug: leader, takesFocus: true });
    },
    [show, clearHashTarget],
  );
  const leave = useCallback(() => {
    expectFocusChange();
    show(null);
    window.scrollTo(0, 0);
  }, [expectFocusChange, show]);
  useScrollToHash(hashTarget, isGalleryActive);
  useScrollToLeader(selected, isGalleryActive);

  const scrollPositions = useRef<Partial<Record<ViewerTab, number>>>({});
  const changeTab = useCallback(
    (to: ViewerTab) => {
      scrollPositions.current[tab] = window.scrollY;
      show(to);
      clearHashTarget();
      setSelected(null);
    },
    [tab, show, clearHashTarget],
  );
  // Restores the scroll position of the tab.
  useEffect(() => {
    const top = scrollPositions.current[tab];
    if (entered && top !== undefined) window.scrollTo(0, top);
  }, [tab, entered]);

  const open = useCallback((kind: Overlay, leader: string) => setOverlay({ kind, slug: leader }), []);
  const close = useCallback(() => setOverlay(null), []);
  const overlayLeader = leaders?.find((leader) => leader.slug === overlay?.slug);
  const targetIndex = leaders?.findIndex((leader) => leader.slug === (selected?.slug ?? hashTarget?.leader)) ?? -1;

  const panels: Record<ViewerTab, ReactNode> = {
    gallery:
      leaders && dataMode ? (
        <Gallery
          exhibition={slug}
          story={exhibition.story}
          leaders={leaders}
          dataMode={dataMode}
          target={targetIndex < 0 ? null : targetIndex}
          position={position}
          comments={comments}
          onOpen={open}
        />
      ) : (
        <ViewerLoading failed={failed} retry={retry} />
      ),
    members: tab === "members" && <MembersTab exhibition={slug} />,
    guestbook: tab === "guestbook" && (
      <div className="page-x py-[clamp(2rem,5vw,4rem)]">
        <CommentsPanel exhibition={slug} title="Exhibition Guestbook" defaultOpen layout="grid" policy={comments}>
          <GuestbookArtworks leaders={board} dataMode={dataMode} />
          {featured}
        </CommentsPanel>
      </div>
    ),
  };

  return (
    <div className="isolate" data-mode={dataMode ?? undefined}>
      <SamePlace shown={leaders} />
      <Backdrop position={position} dataMode={dataMode} />
      <ViewerHeader on={sound.on} onToggle={sound.toggle} bytes={soundBytes} user={user} />
      <main id="main">
        {entered ? (
          <>
            <h1 className="sr-only">{exhibition.title}</h1>
            <ViewerTabs active={tab} onChange={changeTab} onBoard={leave}>
              {tab === "gallery" && (
                <>
                  <ViewerRuler leaders={board} today={today} position={position} onSelect={goTo} />
                  {/* On a phone beside the ruler, in the second row. */}
                  <div className="max-sm:order-1">
                    <LanguageButtons language={language} onChange={setLanguage} busy={isChanging} />
                  </div>
                </>
              )}
            </ViewerTabs>
            {viewerTabs.map(({ id }) => (
              <TabPanel key={id} tab={id} hidden={tab !== id} className="min-h-[80svh]">
                {panels[id]}
              </TabPanel>
            ))}
          </>
        ) : (
          <>
            {/* In place of the intro screen until the viewer knows what a link with a hash opens. */}
            <div className="hidden pt-12 in-data-linked:block">
              <ViewerLoading failed={false} retry={retry} />
            </div>
            <ViewerIntro
              title={exhibition.title}
              subtitle={exhibition.subtitle}
              leaders={board}
              today={today}
              dataMode={dataMode}
              onDataMode={setDataMode}
              soundBytes={soundBytes}
              film={film}
              onEnter={enter}
              language={<LanguageButtons language={language} onChange={setLanguage} busy={false} />}
            />
          </>
        )}
      </main>
      {overlayLeader && overlay?.kind === "narrative" && (
        <NarrativeOverlay exhibition={slug} leader={overlayLeader} language={language} onClose={close} />
      )}
      {overlayLeader && overlay?.kind === "film" && (
        <FilmOverlay leader={overlayLeader} film={film} language={language} onClose={close} />
      )}
    </div>
  );
}
