import { shareExcerpt } from "@/lib/exhibitions/rules";

/**
 * The beginning of a chapter, one text for both screens: a phone reads to the end of its shorter excerpt, and the rest is hidden
 * from it, not sent twice.
 */
export function Opening({ text }: { text: string }) {
  const { head, tail, narrowEnd, more } = shareExcerpt(text);
  return (
    <div data-excerpt className="reading max-w-none gap-x-[clamp(1.5rem,3vw,3rem)] md:columns-2 drop-cap">
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
