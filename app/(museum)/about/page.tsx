import { GuestbookRules } from "@/components/comments/guestbook-rules";
import { pageJsonLd } from "@/components/layout/page-jsonld";
import { ArtworkTrio, type TrioArtwork } from "@/components/marketing/artwork-trio";
import { FullManifesto } from "@/components/marketing/full-manifesto";
import { HatDisplay } from "@/components/marketing/hat-display";
import { SatireRecordSample } from "@/components/marketing/satire-record-sample";
import { EditionRules, VerificationExplainer } from "@/components/marketing/verification-explainer";
import { ButtonLink } from "@/components/ui/button";
import { DefinitionList } from "@/components/ui/definition-list";
import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { countLeaders } from "@/lib/exhibitions/queries";
import { inWords } from "@/lib/exhibitions/rules";

export const revalidate = 3600;

export const metadata = publicPageMetadata({
  title: "About: a museum of Nigerian political satire",
  description:
    "What the museum keeps, why it laughs, how it keeps the joke apart from the record, and how a fact gets on the wall.",
  path: paths.about,
});

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const atAGlance = (count: number) =>
  [
    ["On the walls", `${capitalize(inWords(count))} works, one for each who has led the country since 1960. No faces.`],
    ["Beside them", "The record: dates, and a source under every line."],
    ["By the door", "A shop of numbered editions, made after the works."],
    ["Open", "At every hour, on the web. Now and then, for an evening, in a room in Lagos."],
  ] as const;

const displayedSlugs = ["the-golden-microphone", "with-immediate-effect", "the-empty-chair"];

function artworks(): TrioArtwork[] {
  return leaders
    .filter(({ artworkSlug }) => displayedSlugs.includes(artworkSlug))
    .map(({ slug, name, term, object, alt, artworkTitle }) => ({
      ...leaderPictures(slug).portrait,
      alt,
      title: artworkTitle,
      subject: `${name}, ${term}`,
      object: object.name.charAt(0).toLowerCase() + object.name.slice(1),
      accession: object.accession,
    }));
}

/** One leader's satire and three lines of the record, as an example. */
function sampleLeader() {
  const leader = leaders.find(({ slug }) => slug === "johnson-aguiyi-ironsi") ?? leaders[0];
  const dates = ["16 January 1966", "24 May 1966", "29 July 1966"];
  const lines = dates.flatMap((date) => leader?.record.find((line) => line.date === date) ?? []);
  return {
    subject: leader?.name ?? "",
    satire: leader?.aside ?? "",
    record: lines.map(({ date, text, source }) => ({
      date,
      text,
      source: `${source.title}. ${source.publisher}, ${source.year}`,
    })),
  };
}

export default async function AboutPage() {
  const count = await countLeaders();
  return (
    <div className="grid gap-wall pb-wall">
      <div>
        <JsonLd data={pageJsonLd({ trail: [{ name: "About", path: paths.about }], site: env().APP_URL })} />
        <header className="page-x g12 items-end gap-y-6 pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(2rem,4vw,4rem)]">
          <h1 className="col-span-full text-giant md:col-span-7">We keep the hats.</h1>
          <p className="col-span-full max-w-[36ch] font-normal font-read text-lede text-muted md:col-span-5">
            The Living Archive is a museum of Nigerian power, told through satire and memory.
          </p>
        </header>
        <HatDisplay />
      </div>

      <section aria-labelledby="what" className="page-x g12 gap-y-10">
        <div className="col-span-full grid content-start gap-6 md:col-span-7">
          <h2 id="what" className="sr-only">
            What the museum is
          </h2>
          <div className="grid max-w-[38ch] gap-4 font-normal font-read text-lede text-pretty">
            <p>
              Since 1960 the country has been led by a queen, a governor-general, prime ministers, presidents and
              soldiers. Each came with a hat. The museum hangs one work for each of the {inWords(count)}, and in none of
              them is there a face: in its place stands the object of the era.
            </p>
            <p>
              It is not a party, a campaign or a court. It lives on the membership of the Circle and on the shop by the
              door, and it says what things cost.
            </p>
          </div>
        </div>
        <DefinitionList items={atAGlance(count)} className="col-span-full md:col-span-5" />
      </section>

      <FullManifesto leaders={count} />
      <SatireRecordSample {...sampleLeader()} />

      <section aria-labelledby="faces" className="page-x grid gap-[clamp(2rem,4vw,4rem)]">
        <div className="g12 items-end gap-y-4">
          <h2 id="faces" className="col-span-full max-w-[14ch] text-title md:col-span-6">
            In place of the face, the object.
          </h2>
          <p className="reading col-span-full text-muted md:col-span-6">
            A caricature enlarges the nose and the argument is then about the nose. The dress of the office stays, the
            hat stays, and where the likeness would be stands the thing everyone who lived through those years has held,
            queued for, or been stamped with.
          </p>
        </div>
        <ArtworkTrio artworks={artworks()} />
        <ButtonLink href={paths.headsOfStateFront} variant="secondary" className="justify-self-start">
          {`All ${inWords(count)}`}
        </ButtonLink>
      </section>

      <VerificationExplainer email={env().CONTACT_EMAIL} />
      <EditionRules />

      <section className="page-x g12 items-start gap-y-12">
        <div className="col-span-full grid content-start gap-6 md:col-span-6">
          <h2 className="text-title">Who makes it</h2>
          <div className="reading">
            <p>
              The project does. Its works carry no signature but a credit line, “Made by The Living Archive”, since a
              museum that takes the faces off presidents should not put its own on the door.
            </p>
            <p>
              Every sheet is drawn in code: a program of some hundred lines for each, on one kit of parts, in two to
              four inks, with the small misregistration of a press that is older than its operator. The texts are
              written and checked in the house. Nothing on the walls was downloaded, and nobody’s photograph was traced.
            </p>
            <p>
              The people who are quoted said it. The people who are invented, such as the four who left notes on the
              front page, are marked as invented.
            </p>
          </div>
          <div className="flex flex-wrap gap-4 pt-2">
            <ButtonLink href={paths.membership}>Join the Circle</ButtonLink>
            <ButtonLink href={paths.contact} variant="secondary">
              Write to us
            </ButtonLink>
          </div>
        </div>
        <div className="col-span-full md:col-span-6">
          <GuestbookRules />
        </div>
      </section>
    </div>
  );
}
