import Link from "next/link";
import { LanguageSwitch } from "@/components/exhibitions/language-switch";
import { JsonLd } from "@/components/ui/json-ld";
import { NeedsJavaScript } from "@/components/ui/needs-javascript";
import { type Language, originalLanguage } from "@/lib/core/languages";
import { languagePaths } from "@/lib/core/urls/language-paths";
import type { TourStop } from "@/lib/exhibitions/tour/contracts";
import { SaveOffline } from "./save-offline";
import { tourJsonLd } from "./tour-jsonld";
import { TourPlayer } from "./tour-player";
import { Stop } from "./tour-stop";
import "./tour.css";

type TourPageProps = {
  language: Language;
  /** The title of the exhibition. */
  exhibition: string;
  stops: readonly TourStop[];
  /** The origin of the site. */
  site: string;
};

/** The audio tour in one language: a player, and the transcript of all stops with their pictures. */
export function TourPage({ language, exhibition, stops, site }: TourPageProps) {
  return (
    <>
      <JsonLd data={tourJsonLd({ language, exhibition, site })} />
      <div className="page-x flex flex-wrap items-center justify-between gap-x-8 border-line border-b bg-ground">
        <Link
          href={languagePaths.wall(language)}
          prefetch={false}
          className="inline-flex min-h-tap items-center font-bold text-base hover:underline hover:decoration-2 hover:decoration-accent hover:underline-offset-[0.28em]"
        >
          {exhibition}
        </Link>
        <LanguageSwitch language={language} pathIn={languagePaths.tour} />
      </div>
      <header className="page-x g12 items-end gap-y-6 pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(1.5rem,3vw,3rem)]">
        <div className="col-span-full grid gap-5 md:col-span-8">
          <h1 className="text-giant">Audio tour</h1>
          <p className="max-w-[44ch] font-normal font-read text-lede text-muted">
            {`${stops.length} stops, in the order of the timeline. Listen from stop to stop, or read along: all that is spoken is written below.`}
            {language !== originalLanguage && " What is not translated yet is in English."}
          </p>
          <NeedsJavaScript>Listening needs JavaScript. The text of every stop is below.</NeedsJavaScript>
        </div>
        <div className="col-span-full md:col-span-4 md:justify-self-end">
          <SaveOffline />
        </div>
      </header>
      <TourPlayer language={language} exhibition={exhibition} />
      <ol className="tour-stops page-x pb-wall">
        {stops.map((stop, index) => (
          <Stop key={stop.slug} stop={stop} number={index + 1} language={language} />
        ))}
      </ol>
    </>
  );
}
