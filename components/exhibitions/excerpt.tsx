import { splitExcerpt } from "@/lib/exhibitions/rules";

/**
 * The excerpt of a chapter. Small screens hide the end of the wide excerpt with CSS, so that no text is sent twice.
 */
export function Excerpt({ text }: { text: string }) {
  const { head, tail, narrowEnd, more } = splitExcerpt(text);
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
