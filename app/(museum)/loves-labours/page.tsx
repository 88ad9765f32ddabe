import { notFound } from "next/navigation";
import { AnnouncedExhibition } from "@/components/exhibitions/announced-exhibition";
import { ExhibitionBlocks } from "@/components/exhibitions/blocks/exhibition-blocks";
import { exhibitionJsonLd } from "@/components/exhibitions/exhibition-jsonld";
import { SeriesNav } from "@/components/exhibitions/series-nav";
import { ButtonLink } from "@/components/ui/button";
import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { getExhibition } from "@/lib/exhibitions/queries";
import { getExhibitionParts } from "@/lib/workflows/exhibition-parts-query";

export const revalidate = 3600;

const description =
  "Letters between people who waited: aerogrammes, cassettes, telegrams and voice notes, collected by consent. Announced; no date is set.";

export const metadata = publicPageMetadata({ title: "Love’s Labours", description, path: paths.lovesLabours });

/** The kinds of items that the exhibition collects. */
const wantedItems: readonly [thing: string, note: string][] = [
  ["Aerogrammes", "Blue, thin, folded in three; the last line always runs up the side."],
  ["Cassettes", "Spoken on one side, sent by a cousin who was travelling, answered on the other."],
  ["Telegrams", "Paid for by the word, which is why they are so short and so easily misread."],
  ["Money orders", "With one line in the space for a message, which is never about the money."],
  ["Photographs", "With something on the back, and a studio’s stamp."],
  ["Radio requests", "A song, a full name, a list of relations, and the town."],
  ["Text messages", "Of 160 characters, kept on a telephone that is kept for that reason."],
  ["Voice notes", "Of eleven minutes, which begin: so, as I was saying."],
];

export default async function LovesLaboursPage() {
  const exhibition = (await getExhibition("loves-labours")) ?? notFound();
  const { series, ...parts } = await getExhibitionParts(exhibition, null);
  return (
    <>
      <JsonLd data={exhibitionJsonLd({ exhibition, path: paths.lovesLabours, site: env().APP_URL })} />
      <AnnouncedExhibition
        exhibition={exhibition}
        theme="blacksteel"
        titleLines={[
          { word: "Love’s", ems: 3.383 },
          { word: "Labours", ems: 4.564 },
        ]}
        more={
          <>
            <ExhibitionBlocks {...parts} />
            {series && <SeriesNav series={series} slug={exhibition.slug} />}
          </>
        }
        progress={
          <>
            <h2 className="border-ink border-t-2 pt-4 text-subheading">If you have one</h2>
            <p className="font-normal font-read text-read">
              Write and tell us what it is; do not send it yet. Nothing is hung without the consent of the writer and
              the reader, or of their families.
            </p>
            <ButtonLink href={paths.contact} variant="secondary" className="justify-self-start">
              Write to the museum
            </ButtonLink>
            <p className="font-normal font-read text-muted text-small">It opens when there are enough for a room.</p>
          </>
        }
      >
        <h2 className="pb-8 text-title">What we are collecting</h2>
        <ul className="grid gap-x-gutter border-ink border-t-2 md:grid-cols-2">
          {wantedItems.map(([thing, note]) => (
            <li key={thing} className="grid content-start gap-1 border-line-strong border-b py-5">
              <span className="font-bold text-subheading">{thing}</span>
              <span className="max-w-[44ch] font-normal font-read text-muted">{note}</span>
            </li>
          ))}
        </ul>
      </AnnouncedExhibition>
    </>
  );
}
