import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Image } from "@/components/ui/image";
import { Page } from "@/components/ui/page";
import { guestbook } from "@/lib/comments/rules";
import type { ThreadPlace } from "@/lib/comments/thread-contracts";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";
import { publicExhibitionPaths } from "@/lib/exhibitions/rules";
import { ThreadResult } from "./thread-result";

/** What the comments of a thread are about, in words. */
export const aboutThread = ({ artwork, work, title }: ThreadPlace): string =>
  work ? work.title : artwork ? `a work of ${title}` : title;

/** The pages above a page of comments: those of the exhibition and the leader, or the guestbook. */
function pagesAbove({ exhibition, title, work }: ThreadPlace) {
  if (exhibition === guestbook) return [{ name: title, href: paths.guestbook }];
  return [
    { name: "Exhibitions", href: paths.exhibitions },
    { name: title, href: publicExhibitionPaths[exhibition] ?? paths.exhibition(exhibition) },
    ...(work?.leader ? [{ name: work.leader.name, href: paths.leader(work.leader.slug) }] : []),
  ];
}

type ThreadFrameProps = {
  place: ThreadPlace;
  heading: string;
  /** The name of the page below its thread; undefined for the thread itself. */
  below?: string;
  /** The code of what a form without JavaScript has led to. */
  result: string | undefined;
  children: ReactNode;
};

/** The head of a page of comments: where it belongs, and what a form has led to. */
export function ThreadFrame({ place, heading, below, result, children }: ThreadFrameProps) {
  const isGuestbook = place.exhibition === guestbook;
  const { work, picture } = place;
  const thread = below && !isGuestbook ? [{ name: "Comments", href: commentPaths.thread(place) }] : [];
  return (
    <Page className="pb-wall">
      <Breadcrumb items={[...pagesAbove(place), ...thread]} current={below ?? "Comments"} />
      <header className="grid gap-5 pt-[clamp(1rem,3vw,2.5rem)] pb-[clamp(2rem,4vw,3.5rem)]">
        <ThreadResult code={result} />
        <div className="flex items-center gap-4 md:gap-8">
          {picture && work?.leader && (
            <a href={paths.leader(work.leader.slug)} className="w-22 shrink-0 md:w-40">
              <Image
                {...picture}
                alt={`${work.title}, the work on ${work.leader.name}`}
                sizes="(width >= 48rem) 10rem, 5.5rem"
                className="w-full border-[clamp(3px,0.4vw,6px)] border-frame shadow-frame"
              />
            </a>
          )}
          <h1 className={`max-w-[24ch] ${picture ? "font-sign text-heading md:text-title" : "text-title"}`}>
            {heading}
          </h1>
        </div>
      </header>
      <div className="g12 gap-y-[clamp(2.5rem,5vw,4.5rem)]">{children}</div>
    </Page>
  );
}
