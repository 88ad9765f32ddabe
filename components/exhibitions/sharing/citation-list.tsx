import { type Citable, type CitationPart, citations } from "@/lib/exhibitions/citations";

const written = ({ text, italic }: CitationPart) => (italic ? <i key={text}>{text}</i> : text);

/** How to cite something in three styles. */
export function CitationList({ cited }: { cited: Citable }) {
  return (
    <dl className="grid gap-x-5 gap-y-2 sm:grid-cols-[5rem_1fr]">
      {citations(cited).map(({ style, parts }) => (
        <div key={style} className="contents">
          <dt className="text-muted">{style}</dt>
          <dd className="select-all break-words">{parts.map(written)}</dd>
        </div>
      ))}
    </dl>
  );
}
