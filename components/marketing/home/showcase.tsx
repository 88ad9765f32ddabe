import Link from "next/link";
import { Image } from "@/components/ui/image";
import { WallLabel } from "@/components/ui/wall-label";
import { paths } from "@/lib/core/urls/paths";
import type { HomeTexts } from "@/lib/home-page/contracts";

const showcaseItems = [
  {
    slug: "obj-pendant",
    name: "OBJ Pendant",
    kind: "Medallion, 2026",
    made: "Struck bronze, palm enamel, woven ribbon. 7.2 cm",
    accession: "LA.2026.01, edition of 100",
    alt: "A scalloped bronze medal on a green and white ribbon: a sprouting yam over a hoe.",
    place: "md:col-span-4",
    crop: "",
  },
  {
    slug: "jakande-tribute-shirt",
    name: "Jakande Tribute Shirt",
    kind: "Cultural Archive, 2026",
    made: "Screen-printed cotton, brass buttons",
    accession: "LA.2026.06, edition of 300",
    alt: "A short-sleeved shirt printed all over with houses in blue, red and green.",
    place: "md:col-span-3",
    crop: "",
  },
  {
    slug: "heads-of-state-vase",
    name: "Heads of State Vase",
    kind: "Functional Art, 2026",
    made: "Thrown stoneware, four slips, wax-resist bands. 46 × 31 cm",
    accession: "LA.2026.07, edition of 50",
    alt: "A vase with a frieze of hats and no heads under them, on a wooden table beside a cloth cap.",
    place: "md:col-span-5",
    crop: "",
  },
] as const;

/** Three products with wall labels. */
export function Showcase({ texts }: { texts: HomeTexts }) {
  return (
    <section aria-labelledby="collectibles" className="page-x lazy-[132rem] py-wall md:lazy-[58rem]">
      <div className="g12">
        <div className="col-span-full grid grid-cols-[1fr_auto] items-end gap-x-8 gap-y-4 pb-10">
          <h2 id="collectibles" className="text-title">
            {texts.collectiblesTitle}
          </h2>
          <Link href={paths.drops} prefetch={false} className="link min-h-8">
            All drops
          </Link>
          <p className="reading col-span-full max-w-[44ch] text-muted">{texts.collectiblesText}</p>
        </div>
        {showcaseItems.map(({ slug, name, kind, made, accession, alt, place, crop }, index) => (
          <Link
            key={slug}
            href={paths.drop(slug)}
            prefetch={false}
            className={`group col-span-full grid max-md:not-first-of-type:pt-12 md:row-span-3 md:row-start-2 md:grid-rows-subgrid ${place}`}
          >
            <div className="self-end overflow-clip">
              <Image
                src={`/images/products/${slug}-1-960.jpg`}
                sizes="(min-width: 48rem) 40vw, 92vw"
                alt={alt}
                width={800}
                height={1000}
                className={`w-full transition-transform duration-slow ease-house group-hover:scale-[1.025] ${crop}`}
              />
            </div>
            <div
              className={`stripe ${index === 0 ? "" : "md:-ms-[calc(var(--gutter)/2)]"} ${index === 2 ? "" : "md:-me-[calc(var(--gutter)/2)]"}`}
            />
            <div className="grid pt-4 md:pt-6">
              <WallLabel title={name} year={kind} accession={accession} className="">
                {made}
              </WallLabel>
            </div>
          </Link>
        ))}
      </div>
    </section>
  );
}
