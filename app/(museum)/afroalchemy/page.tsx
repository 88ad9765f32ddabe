import { notFound } from "next/navigation";
import { AnnouncedFront } from "@/components/exhibitions/announced-front";
import { exhibitionFacts } from "@/components/exhibitions/exhibition-facts";
import { JsonLd } from "@/components/ui/json-ld";
import { getExhibition } from "@/lib/exhibitions/queries";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { publicPage } from "@/lib/platform/public-page";

export const revalidate = 3600;

const description =
  "Metals, cloth and what was made of them: nine materials, followed through the hands that change them. Announced; no date is set.";

export const metadata = publicPage({ title: "Afro Alchemy", description, path: paths.afroalchemy });

/** From one thing into another, and where it is done. */
const benches: readonly [from: string, into: string, where: string][] = [
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
  return (
    <>
      <JsonLd data={exhibitionFacts({ exhibition, path: paths.afroalchemy, site: env().APP_URL })} />
      <AnnouncedFront
        exhibition={exhibition}
        theme="desert"
        lines={[
          { word: "Afro", ems: 2.59 },
          { word: "Alchemy", ems: 4.629 },
        ]}
        progress={
          <>
            <h2 className="border-ink border-t-2 pt-4 text-subheading">How far it has come</h2>
            <p className="font-normal font-read text-read">
              The list of benches stands. The first pieces are being cast and dyed, and each will hang with the name of
              whoever made it.
            </p>
            <p className="font-normal font-read text-muted text-small">
              It opens when the casting is done. Casting is done when the mould is broken, and not before.
            </p>
          </>
        }
      >
        <h2 className="pb-8 text-title">Nine benches</h2>
        <ol className="border-ink border-t-2">
          {benches.map(([from, into, where], index) => (
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
      </AnnouncedFront>
    </>
  );
}
