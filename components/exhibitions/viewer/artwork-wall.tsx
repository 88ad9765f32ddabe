import { BookOpen, Lock, MessageSquare, Play, ShoppingCart } from "lucide-react";
import Link from "next/link";
import { CommentsDialog } from "@/components/community/comments-dialog";
import { SatireAndRecord } from "@/components/exhibitions/satire-and-record";
import { LookClosely } from "@/components/exhibitions/zoom/look-closely";
import { Button, ButtonLink } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { WallLabel } from "@/components/ui/wall-label";
import type { HallLeader } from "@/lib/exhibitions/contracts";
import { shareExcerpt } from "@/lib/exhibitions/rules";
import { paths } from "@/lib/platform/paths";
import { HallPlate } from "./hall-picture";
import type { Manner } from "./manners";

/** What may be opened over the hall. */
export type Overlay = "narrative" | "film";

type ArtworkWallProps = {
  exhibition: string;
  leader: HallLeader;
  manner: Manner;
  /** The true sentence about who else is here, for the room one stands in. */
  viewing: string | null;
  onOpen: (overlay: Overlay, slug: string) => void;
};

/** The second wall: the plate as a magazine would print it, the chapter, what can be done with it, satire and record. */
export function ArtworkWall({ exhibition, leader, manner, viewing, onOpen }: ArtworkWallProps) {
  const { slug, label, chapterTitle } = leader;
  return (
    <>
      <div className="relative">
        {leader.hung ? (
          <HallPlate
            leader={leader}
            alt=""
            manner={manner}
            className="block aspect-4/5 w-full object-cover md:aspect-2/1 md:max-h-[52rem]"
          />
        ) : (
          <ComingSoon />
        )}
        <div className="page-x max-md:-mt-8 max-md:relative md:absolute md:inset-x-0 md:-bottom-10 md:flex md:justify-end">
          <WallLabel
            title={label.title}
            year={label.year}
            accession={
              <>
                {label.accession}
                <span className="block">{label.credit}</span>
              </>
            }
            className="w-full max-w-none md:max-w-80"
          >
            <span className="block">{label.medium}</span>
            <span className="block">{label.dimensions}</span>
          </WallLabel>
        </div>
      </div>
      <div className="page-x g12 gap-y-8 pt-10 pb-[clamp(3rem,6vw,6rem)] md:pt-[clamp(4.5rem,5vw,5.5rem)]">
        <div className="col-span-full grid content-start gap-8 lg:col-span-8">
          <h3 className="text-title">{chapterTitle}</h3>
          <Excerpt text={leader.excerpt} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button look="secondary" onClick={() => onOpen("narrative", slug)}>
              <BookOpen aria-hidden className="size-5" />
              Read Full Narrative
            </Button>
            <Button look="quiet" size="small" onClick={() => onOpen("film", slug)}>
              <Play aria-hidden className="size-5" />
              Watch the film
            </Button>
            <CommentsDialog
              exhibition={exhibition}
              artwork={leader.artworkSlug}
              title="Artwork Comments"
              trigger={(open) => (
                <Button look="quiet" size="small" aria-haspopup="dialog" onClick={open}>
                  <MessageSquare aria-hidden className="size-5" />
                  Comments
                </Button>
              )}
            />
            {leader.hung && <LookClosely artwork={leader.artworkSlug} exhibition={exhibition} />}
          </div>
        </div>
        <aside
          aria-label={`${label.title} in the shop`}
          className="col-span-full grid content-start gap-4 border-ink border-t-2 pt-4 lg:col-span-3 lg:col-start-10"
        >
          {leader.drop ? <Sold drop={leader.drop} /> : <p className="text-muted">This work is not in the shop.</p>}
          {viewing && (
            <p role="status" className="font-semibold text-muted text-small">
              {viewing}
            </p>
          )}
        </aside>
      </div>
      <SatireAndRecord leader={leader} within={slug} />
    </>
  );
}

function Sold({ drop }: { drop: NonNullable<HallLeader["drop"]> }) {
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <p className="grid gap-1">
          <span className="font-bold text-subheading leading-tight">{drop.name}</span>
          <Price amount={drop.price} was={drop.was} />
        </p>
        <Link
          href={paths.drop(drop.slug)}
          prefetch={false}
          aria-label={`${drop.name}, to its page in the shop`}
          className="inline-grid size-tap shrink-0 place-items-center rounded-full ring-1 ring-line-strong ring-inset hover:bg-raised"
        >
          <ShoppingCart aria-hidden className="size-5" />
        </Link>
      </div>
      <ButtonLink href={paths.drop(drop.slug)} className="justify-self-start">
        Go to Shop
      </ButtonLink>
    </>
  );
}

function ComingSoon() {
  return (
    <div className="grid aspect-4/5 w-full place-content-center justify-items-center gap-4 bg-raised text-muted md:aspect-2/1 md:max-h-[52rem]">
      <Lock aria-hidden className="size-12" />
      <p className="shout text-title">Coming Soon</p>
    </div>
  );
}

/** One text for both screens: a phone reads to the end of its shorter excerpt, and the rest is hidden from it, not sent twice. */
function Excerpt({ text }: { text: string }) {
  const { head, tail, narrowEnd, more } = shareExcerpt(text);
  return (
    <div
      data-excerpt
      className="reading max-w-none gap-x-[clamp(1.5rem,3vw,3rem)] md:columns-2 [&_p:first-child]:first-letter:me-[0.12em] [&_p:first-child]:first-letter:font-extrabold [&_p:first-child]:first-letter:font-sign [&_p:first-child]:first-letter:text-accent-ink [&_p:first-child]:first-letter:[initial-letter:3]"
    >
      <p>
        {head}
        {narrowEnd && <span className="md:hidden">{narrowEnd}</span>}
        {tail && <span className="max-md:hidden">{tail}</span>}
      </p>
      {more.map((paragraph) => (
        <p key={paragraph} className="max-md:hidden">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
