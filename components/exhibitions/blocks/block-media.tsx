import { ButtonLink } from "@/components/ui/button";
import { languageCodes, languages, originalLanguage } from "@/lib/core/languages";
import type { BlockOf } from "@/lib/exhibitions/blocks";
import { houseFilm } from "@/lib/exhibitions/collection/film";
import type { SoundFile } from "./find-sound";

const captionClass = "max-w-read font-normal font-read text-muted";

/** The page of a film on its own site. */
const toFilmPage = (embed: string): string =>
  embed
    .replace("https://www.youtube-nocookie.com/embed/", "https://www.youtube.com/watch?v=")
    .replace("https://player.vimeo.com/video/", "https://vimeo.com/");

/** The museum's film with captions, which loads when it is played; a film on another site is a link, so that nothing is sent there before. */
export function FilmBlock({
  block: { film, title, caption },
  headingId,
}: {
  block: BlockOf<"film">;
  headingId: string;
}) {
  return (
    <figure aria-labelledby={headingId} className="block-side gap-4">
      <h2 id={headingId} className="text-title">
        {title}
      </h2>
      {film === "house" ? (
        // biome-ignore lint/a11y/useMediaCaption: there is a track for each language.
        <video
          controls
          preload="none"
          playsInline
          poster={houseFilm.poster}
          width={houseFilm.width}
          height={houseFilm.height}
          className="h-auto w-full bg-night"
        >
          <source src={houseFilm.webm} type="video/webm" />
          <source src={houseFilm.mp4} type="video/mp4" />
          {languageCodes.map((code) => (
            <track
              key={code}
              kind="captions"
              src={houseFilm.captions[code]}
              srcLang={code}
              label={languages[code].fullName}
              default={code === originalLanguage}
            />
          ))}
        </video>
      ) : (
        <p>
          <ButtonLink href={toFilmPage(film)} rel="noopener nofollow" variant="secondary">
            {`Watch on ${film.includes("vimeo") ? "Vimeo" : "YouTube"}`}
          </ButtonLink>
        </p>
      )}
      <figcaption className={captionClass}>{caption}</figcaption>
    </figure>
  );
}

type SoundBlockProps = {
  block: BlockOf<"sound">;
  /** The files, of which a browser takes the first that it can play. */
  files: readonly SoundFile[];
  headingId: string;
};

/** A sound with what is heard in it. It loads when it is played. */
export function SoundBlock({ block: { title, caption }, files, headingId }: SoundBlockProps) {
  return (
    <figure aria-labelledby={headingId} className="block-side gap-4">
      <h2 id={headingId} className="text-title">
        {title}
      </h2>
      {/* biome-ignore lint/a11y/useMediaCaption: the caption below says what is heard. */}
      <audio controls preload="none" className="w-full">
        {files.map((file) => (
          <source key={file.src} {...file} />
        ))}
      </audio>
      <figcaption className={captionClass}>{caption}</figcaption>
    </figure>
  );
}
