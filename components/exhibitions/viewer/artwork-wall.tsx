import { BookOpen, Lock, MessageSquare, Play, ShoppingCart } from "lucide-react";
import Link from "next/link";
import { CommentsDialog } from "@/components/community/comments-dialog";
import { HungLabel } from "@/components/exhibitions/hung-label";
import { Opening } from "@/components/exhibitions/opening";
import { SatireAndRecord } from "@/components/exhibitions/satire-and-record";
import { LookClosely } from "@/components/exhibitions/zoom/look-closely";
import { Button, ButtonLink } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import type { HallLeader } from "@/lib/exhibitions/contracts";
import { paths } from "@/lib/platform/paths";
import { HallPlate } from "./hall-picture";
import type { Manner } from "./manners";
import type { Standing } from "./standing";
import { Viewing } from "./viewing";

/** What may be opened over the hall. */
export type Overlay = "narrative" | "film";

type ArtworkWallProps = {
  exhibition: string;
  leader: HallLeader;
  manner: Manner;
  /** The number of the room, of so many, and where one stands. */
  index: number;
  of: number;
  standing: Standing;
  onOpen: (overlay: Overlay, slug: string) => void;
};

/** The second wall: the plate as a magazine would print it, the chapter, what can be done with it, satire and record. */
export function ArtworkWall({ exhibition, leader, index, of, manner, standing, onOpen }: ArtworkWallProps) {
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
        <HungLabel label={label} className="max-md:relative max-md:-mt-8" />
      </div>
      <div className="page-x g12 gap-y-8 pt-10 pb-[clamp(3rem,6vw,6rem)] md:pt-[clamp(4.5rem,5vw,5.5rem)]">
        <div className="col-span-full grid content-start gap-8 lg:col-span-8">
          <h3 className="text-title">{chapterTitle}</h3>
          <Opening text={leader.excerpt} />
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
          {manner !== "lite" && (
            <Viewing exhibition={exhibition} leader={slug} index={index} of={of} standing={standing} />
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
