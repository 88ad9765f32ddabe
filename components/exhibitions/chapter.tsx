import { Lock } from "lucide-react";
import { ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { paths } from "@/lib/platform/paths";
import { ground, nextTheme } from "./eras";
import { HungLabel } from "./hung-label";
import { JoinLink } from "./join-link";
import { Opening } from "./opening";

/** The drop that the work is sold as, at its price of today in naira. */
export type LinkedDrop = {
  slug: string;
  name: string;
  price: number;
  was: number | null;
  image: { url: string; alt: string } | null;
};

type ChapterProps = { leader: PublicLeader; drop: LinkedDrop | null };

/** The plate from edge to edge with its label on the seam, and under it the beginning of the chapter. */
export function Chapter({ leader, drop }: ChapterProps) {
  const { label, chapterTitle, theme } = leader;
  return (
    <section aria-labelledby="chapter" className={`lazy-[60rem] md:lazy-[85rem] ${ground[nextTheme(theme)]}`}>
      <div className="relative">
        {/* A phone has the whole sheet above already, as wide as its screen, and is spared a second one. */}
        <Picture
          src={leader.wide.src}
          alt=""
          width={leader.wide.width}
          height={leader.wide.height}
          sizes="100vw"
          className="block aspect-2/1 max-h-[52rem] w-full object-cover max-md:hidden"
        />
        <HungLabel label={label} className="max-md:pt-8" />
      </div>
      <div className="page-x g12 gap-y-8 pt-10 pb-wall md:pt-[clamp(4.5rem,5vw,5.5rem)]">
        <div className="col-span-full grid content-start gap-8 lg:col-span-8">
          <h2 id="chapter" className="text-title">
            {chapterTitle}
          </h2>
          <Excerpt leader={leader} />
        </div>
        {drop && (
          <aside aria-label="The work in the shop" className="col-span-full lg:col-span-3 lg:col-start-10">
            <ForSale drop={drop} />
          </aside>
        )}
      </div>
    </section>
  );
}

/** The drop: its picture, what it is called, and the one brass plate of the page. */
function ForSale({ drop: { slug, name, price, was, image } }: { drop: LinkedDrop }) {
  return (
    <div className="grid gap-x-5 gap-y-4 max-lg:grid-cols-[8rem_1fr] max-lg:items-center md:max-lg:grid-cols-[12rem_1fr]">
      {image && (
        <Picture
          src={image.url}
          alt={image.alt}
          width={960}
          height={1200}
          sizes="(width >= 64rem) 22vw, 12rem"
          className="aspect-4/5 w-full object-cover shadow-frame max-lg:row-span-2"
        />
      )}
      <p className="grid gap-1 max-lg:self-end">
        <span className="font-bold text-subheading">{name}</span>
        <Price amount={price} was={was} />
      </p>
      <ButtonLink href={paths.drop(slug)} className="max-lg:self-start max-lg:justify-self-start">
        Go to Shop
      </ButtonLink>
    </div>
  );
}

/** The beginning for everyone, and where the rest of it hangs. */
function Excerpt({ leader }: { leader: PublicLeader }) {
  return (
    <>
      <Opening text={leader.excerpt} />
      {/* What search engines are told is for members: it stands where the narrative goes on, and holds none of it. */}
      <div className="members-only grid justify-items-start gap-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={paths.leaderChapter(leader.slug)} look="secondary">
            <Lock aria-hidden className="size-4.5" />
            Read Full Narrative
          </ButtonLink>
          <JoinLink className="link inline-flex min-h-tap items-center" />
        </div>
        <p className="max-w-[52ch] font-normal font-read text-muted text-small">
          {`The chapter has ${leader.narrativeWords} words. The rest of them hang in the exhibition, for members of the Circle.`}
        </p>
      </div>
    </>
  );
}
