import { paragraphs, splitExcerpt } from "@/lib/exhibitions/rules";

/** `lang` is the language of the text, where it is not that of the page. */
type ExcerptProps = { text: string; lang?: string | undefined };

const columnsClass = "reading max-w-none gap-x-[clamp(1.5rem,3vw,3rem)] md:columns-2 drop-cap";

/** The excerpt of a chapter on its public page, the same on every screen. */
export function PublicExcerpt({ text, lang }: ExcerptProps) {
  return (
    <div data-excerpt lang={lang} className={columnsClass}>
      {paragraphs(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/**
 * The excerpt of a chapter in the viewer. Small screens hide the end of the wide excerpt with CSS, so that no text is sent twice.
 */
export function Excerpt({ text, lang }: ExcerptProps) {
  const { head, tail, narrowEnd, more } = splitExcerpt(text);
  return (
    <div data-excerpt lang={lang} className={columnsClass}>
      <p>
        {head}
        {narrowEnd && <span className="md:hidden">{narrowEnd}</span>}
        {tail && <span className="max-md:hidden">{tail}</span>}
      </p>
      {more.map((paragraph) => (
        <p key={paragraph} className="max-md:hidden">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
