import Link from "next/link";
import { Picture } from "@/components/ui/picture";
import { WallLabel } from "@/components/ui/wall-label";
import { paths } from "@/lib/platform/paths";

const pieces = [
  {
    slug: "obj-pendant",
    name: "OBJ Pendant",
    kind: "Medallion, 2026",
    made: "Struck brass, ribbon. 7 cm",
    accession: "LA.2026.03, edition of 40",
    art: "drop-pendant",
    alt: "A scalloped brass medal struck with a yam and a hoe, on a green and white ribbon.",
    place: "md:col-span-4",
    crop: "aspect-[4/4.6] object-cover object-[50%_40%]",
  },
  {
    slug: "heads-of-state-vase",
    name: "Heads of State Vase",
    kind: "Functional Art, 2026",
    made: "Stoneware, four slips, wax-resist bands. 46 × 31 cm",
    accession: "LA.2026.07, edition of 50",
    art: "drop-vase",
    alt: "A stoneware vase with a frieze of eight hats, on a white plinth.",
    place: "md:col-span-5",
    crop: "",
  },
  {
    slug: "jakande-tribute-shirt",
    name: "Jakande Tribute Shirt",
    kind: "Cultural Archive, 2026",
    made: "Printed cotton, three inks",
    accession: "LA.2026.05, edition of 50",
    art: "drop-shirt",
    alt: "A shirt printed with rows of small houses in red, blue and green.",
    place: "md:col-span-3",
    crop: "",
  },
] as const;

/** Three things on one shelf, their labels hung under it. */
export function Showcase() {
  return (
    <section aria-labelledby="collectibles" className="page-x py-wall">
      <div className="g12">
        <div className="col-span-full grid grid-cols-[1fr_auto] items-end gap-x-8 gap-y-4 pb-10">
          <h2 id="collectibles" className="text-title">
            Collectibles
          </h2>
          <Link href={paths.drops} prefetch={false} className="link min-h-8">
            All drops
          </Link>
          <p className="reading col-span-full max-w-[44ch] text-muted">
            Made in editions of fifty or fewer, in Lagos, Abeokuta and Benin City.
          </p>
        </div>
        {pieces.map(({ slug, name, kind, made, accession, art, alt, place, crop }, index) => (
          <Link
            key={slug}
            href={paths.drop(slug)}
            prefetch={false}
            className={`group col-span-full grid max-md:not-first-of-type:pt-12 md:row-span-3 md:row-start-2 md:grid-rows-subgrid ${place}`}
          >
            <div className="self-end overflow-clip">
              <Picture
                src={`/art/${art}.svg`}
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
