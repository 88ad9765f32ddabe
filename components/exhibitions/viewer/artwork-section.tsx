import { BookOpen, Lock, MessageSquare, Play, ShoppingCart } from "lucide-react";
import Link from "next/link";
import { CommentsDialog } from "@/components/comments/comments-dialog";
import type { ThreadPolicy } from "@/components/comments/comments-section";
import { OverlappingLabel } from "@/components/exhibitions/artwork-label";
import { DeepZoomButton } from "@/components/exhibitions/deep-zoom/deep-zoom-button";
import { Excerpt } from "@/components/exhibitions/excerpt";
import { UntranslatedNote } from "@/components/exhibitions/language-switch";
import { SatireAndRecord } from "@/components/exhibitions/satire-and-record";
import { PutOnWallButton } from "@/components/personal-walls/put-on-wall-button";
import { Button, ButtonLink } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { Price } from "@/components/ui/price";
import { formatNaira, toKobo } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import type { LinkedDrop, ViewerLeader } from "@/lib/exhibitions/contracts";
import { langOf } from "@/lib/exhibitions/translations/lang-of";
import { leaderWorkKey } from "@/lib/exhibitions/works/work-keys";
import type { DataMode } from "./data-modes";
import type { ScrollPosition } from "./scroll-position";
import { ViewerCount } from "./viewer-count";
import { FullWidthArtwork } from "./viewer-images";

/** What can be opened over the viewer. */
export type Overlay = "narrative" | "film";

type ArtworkSectionProps = {
  exhibition: string;
  leader: ViewerLeader;
  dataMode: DataMode;
  /** The index of the leader. */
  index: number;
  total: number;
  position: ScrollPosition;
  /** Who may comment and how. */
  comments: ThreadPolicy;
  onOpen: (overlay: Overlay, slug: string) => void;
};

// On a phone the actions stand below each other, and their icons at the edge of the text.
const actionClass = "max-sm:-ms-[1.125rem]";

/** The second section of a leader: full-width artwork, chapter excerpt, actions, satire and record. */
export function ArtworkSection({
  exhibition,
  leader,
  index,
  total,
  dataMode,
  position,
  comments,
  onOpen,
}: ArtworkSectionProps) {
  const { slug, label, chapterTitle } = leader;
  return (
    <>
      <div className="relative">
        {leader.hung ? (
          <FullWidthArtwork
            leader={leader}
            alt=""
            dataMode={dataMode}
            // Where the wide picture is cut, it is cut below: the hats are in its upper part.
            className="block aspect-4/5 w-full object-cover object-[50%_15%] md:aspect-2/1 md:max-h-[52rem]"
          />
        ) : (
          <ComingSoon />
        )}
        <OverlappingLabel label={label} lang={langOf(leader, "workTitle")} className="max-md:relative max-md:-mt-8" />
      </div>
      <div className="page-x g12 gap-y-8 pt-10 pb-[clamp(3rem,6vw,6rem)] md:pt-[clamp(4.5rem,5vw,5.5rem)]">
        <div className="col-span-full grid content-start gap-8 lg:col-span-8">
          <h3 lang={langOf(leader, "chapterTitle")} className="text-title">
            {chapterTitle}
          </h3>
          <UntranslatedNote text={leader} name="narrative">
            {(language) => `The whole chapter is not in ${language} yet; you can read it in English.`}
          </UntranslatedNote>
          <Excerpt text={leader.excerpt} lang={langOf(leader, "excerpt")} />
          <ul className="grid justify-items-start gap-x-2 sm:flex sm:flex-wrap sm:items-center sm:gap-y-2">
            <li className="max-sm:pb-2 sm:basis-full">
              <Button variant="secondary" onClick={() => onOpen("narrative", slug)}>
                <BookOpen aria-hidden className="size-5" />
                Read Full Narrative
              </Button>
            </li>
            <li className="-ms-[1.125rem]">
              <Button variant="quiet" size="small" onClick={() => onOpen("film", slug)}>
                <Play aria-hidden className="size-5" />
                Watch film
              </Button>
            </li>
            <li className={actionClass}>
              <CommentsDialog
                exhibition={exhibition}
                artwork={leader.artworkSlug}
                title="Artwork Comments"
                policy={comments}
                trigger={(open) => (
                  <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={open}>
                    <MessageSquare aria-hidden className="size-5" />
                    Comments
                  </Button>
                )}
              />
            </li>
            {leader.hung && (
              <>
                <li className={actionClass}>
                  <DeepZoomButton artwork={leader.artworkSlug} exhibition={exhibition} variant="quiet" />
                </li>
                <li className={actionClass}>
                  <PutOnWallButton work={leaderWorkKey(leader)} title={label.title} />
                </li>
              </>
            )}
          </ul>
        </div>
        <aside
          aria-label={`${label.title} in the shop`}
          className="col-span-full grid content-start gap-4 border-ink border-t-2 pt-4 lg:col-span-3 lg:col-start-10"
        >
          {leader.drop ? (
            <ShopLink drop={leader.drop} withPicture={dataMode !== "lite"} />
          ) : (
            <p className="text-muted">This artwork is not in the shop.</p>
          )}
          {dataMode !== "lite" && (
            <ViewerCount exhibition={exhibition} leader={slug} index={index} total={total} position={position} />
          )}
        </aside>
      </div>
      <SatireAndRecord leader={leader} sectionId={slug} />
    </>
  );
}

type ShopLinkProps = { drop: LinkedDrop; withPicture: boolean };

function ShopLink({ drop: { slug, name, price, was, image }, withPicture }: ShopLinkProps) {
  const picture = withPicture ? image : null;
  const columns = picture ? "max-lg:grid-cols-[7rem_1fr] md:max-lg:grid-cols-[12rem_1fr]" : "";
  return (
    <div className={`grid items-start gap-x-5 gap-y-4 ${columns}`}>
      {picture && (
        <Image
          src={picture.url}
          alt={picture.alt}
          width={960}
          height={1200}
          sizes="(width >= 64rem) 22vw, (width >= 48rem) 12rem, 7rem"
          className="aspect-4/5 w-full object-cover shadow-frame"
        />
      )}
      <div className="grid content-start gap-4">
        <div className="flex items-start justify-between gap-4">
          <p className="grid gap-1">
            <span className="font-bold text-subheading leading-tight">{name}</span>
            <Price amount={price} originalAmount={was} />
          </p>
          <Link
            href={paths.drop(slug)}
            prefetch={false}
            // The label begins with the visible texts.
            aria-label={`${name}, ${formatNaira(toKobo(price))}, in the shop`}
            className="inline-grid size-tap shrink-0 place-items-center rounded-full ring-1 ring-line-strong ring-inset hover:bg-raised"
          >
            <ShoppingCart aria-hidden className="size-5" />
          </Link>
        </div>
        <ButtonLink href={paths.drop(slug)} className="justify-self-start">
          Go to Shop
          <span className="sr-only">{`: ${name}, ${formatNaira(toKobo(price))}`}</span>
        </ButtonLink>
      </div>
    </div>
  );
}

function ComingSoon() {
  return (
    <div className="grid aspect-4/5 w-full place-content-center justify-items-center gap-4 bg-raised text-muted md:aspect-2/1 md:max-h-[52rem]">
      <Lock aria-hidden className="size-12" />
      <p className="shout text-[clamp(3rem,1.6rem+2.8vw,4rem)]">Coming Soon</p>
    </div>
  );
}
