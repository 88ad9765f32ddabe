import { notFound } from "next/navigation";
import { AnnouncedExhibition } from "@/components/exhibitions/announced-exhibition";
import { ExhibitionBlocks } from "@/components/exhibitions/blocks/exhibition-blocks";
import { exhibitionJsonLd } from "@/components/exhibitions/exhibition-jsonld";
import { SeriesNav } from "@/components/exhibitions/series-nav";
import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { getExhibition } from "@/lib/exhibitions/queries";
import { getExhibitionParts } from "@/lib/workflows/exhibition-parts-query";

export const revalidate = 3600;

const description =
  "Metals, cloth and what was made of them: nine materials, followed through the hands that change them. Announced; no date is set.";

export const metadata = publicPageMetadata({ title: "Afro Alchemy", description, path: paths.afroalchemy });

/** The transformations that the exhibition will show, and where they take place. */
const transformations: readonly [from: string, into: string, where: string][] = [
  ["Wax", "brass", "Benin City"],
  ["Leaf", "blue", "Abeokuta"],
  ["Bottle", "bead", "Bida"],
  ["Clay", "water jar", "Suleja"],
  ["Thread", "aṣọ òkè", "Iseyin"],
  ["Goatskin", "“Morocco”", "Kano"],
  ["Palm ash", "black soap", "any compound with a pot"],
  ["Engine block", "cooking pot", "beside any motor park"],
  ["Paper", "money", "Abuja; the process is not always reversible"],
];

export default async function AfroAlchemyPage() {
  const exhibition = (await getExhibition("afroalchemy")) ?? notFound();
  const { series, ...parts } = await getExhibitionParts(exhibition, null);
  return (
    <>
      <JsonLd data={exhibitionJsonLd({ exhibition, path: paths.afroalchemy, site: env().APP_URL })} />
      <AnnouncedExhibition
        exhibition={exhibition}
        theme="desert"
        titleLines={[
          { word: "Afro", ems: 2.59 },
          { word: "Alchemy", ems: 4.629 },
        ]}
        more={
          <>
            <ExhibitionBlocks {...parts} />
            {series && <SeriesNav series={series} slug={exhibition.slug} />}
          </>
        }
        progress={
          <>
            <h2 className="border-ink border-t-2 pt-4 text-subheading">How far it has come</h2>
            <p className="font-normal font-read text-read">
              The list of benches stands. The first pieces are being cast and dyed, and each will hang with its maker’s
              name.
            </p>
            <p className="font-normal font-read text-muted text-small">
              It opens when the casting is done. Casting is done when the mould is broken, and not before.
            </p>
          </>
        }
      >
        <h2 className="pb-8 text-title">Nine benches</h2>
        <ol className="border-ink border-t-2">
          {transformations.map(([from, into, where], index) => (
            <li
              key={from}
              className="grid grid-cols-[2.5rem_1fr] items-baseline gap-x-4 border-line-strong border-b py-4 md:grid-cols-[3rem_1fr_minmax(0,14rem)] lg:grid-cols-[5rem_1fr_minmax(0,24rem)]"
            >
              <span aria-hidden className="text-muted">
                {index + 1}
              </span>
              <span className="font-bold text-heading leading-tight">
                {from} <span className="font-normal font-read text-muted italic">into</span> {into}
              </span>
              <span className="font-normal font-read text-muted max-md:col-start-2">{where}</span>
            </li>
          ))}
        </ol>
      </AnnouncedExhibition>
    </>
  );
}
