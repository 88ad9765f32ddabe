import { Headphones } from "lucide-react";
import Link from "next/link";
import { Image } from "@/components/ui/image";
import type { Language } from "@/lib/core/languages";
import { languagePaths } from "@/lib/core/urls/language-paths";
import type { TourStop } from "@/lib/exhibitions/tour/contracts";
import { splitSentences } from "@/lib/exhibitions/tour/rules";

type StopProps = { stop: TourStop; number: number; language: Language };

/** A stop with its transcript. The player reads the data attributes (tour-stops.ts). */
export function Stop({ stop, number, language }: StopProps) {
  const { slug, name, title, term, alt, portrait, paragraphs, recording, pictureBytes } = stop;
  return (
    <li
      id={slug}
      data-stop={name}
      data-recording={recording?.url}
      data-bytes={recording?.bytes}
      className="g12 gap-y-5 border-line border-b"
    >
      <div data-bytes={pictureBytes ?? undefined} className="col-span-full sm:col-span-4 lg:col-span-3">
        <Image
          {...portrait}
          alt={alt}
          className="w-full max-w-72 border-[clamp(6px,0.8vw,10px)] border-frame shadow-frame"
        />
      </div>
      <article aria-labelledby={`${slug}-name`} className="col-span-full grid content-start gap-3 sm:col-span-8">
        <p className="font-bold text-accent-ink text-small">{`Stop ${number}`}</p>
        <h2 id={`${slug}-name`} className="text-heading">
          <span data-sentence>{name}</span>
        </h2>
        <p className="font-medium text-muted">{`${title}, ${term}`}</p>
        <div className="reading">
          {paragraphs.map(({ text, lang }) => (
            <p key={text} lang={lang}>
              {splitSentences(text).map((sentence, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may occur twice, and none moves.
                <span key={index}>
                  {index > 0 && " "}
                  <span data-sentence>{sentence}</span>
                </span>
              ))}
            </p>
          ))}
        </div>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-1">
          <button
            type="button"
            data-listen
            aria-label={`Listen from here: ${name}`}
            className="link inline-flex min-h-tap items-center gap-2 noscript:hidden print:hidden"
          >
            <Headphones aria-hidden className="size-4.5" />
            Listen from here
          </button>
          <Link
            href={languagePaths.leader(slug, language)}
            prefetch={false}
            className="link inline-flex min-h-tap items-center"
          >
            {`The page of ${name}`}
          </Link>
        </p>
      </article>
    </li>
  );
}
