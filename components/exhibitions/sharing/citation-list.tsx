import { type Citable, type CitationPart, citations } from "@/lib/exhibitions/citations";

const written = ({ text, italic }: CitationPart) => (italic ? <i key={text}>{text}</i> : text);

/** How to cite something in three styles. */
export function CitationList({ heading, cited }: { heading: string; cited: Citable }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-bold font-sans text-base">{heading}</h3>
      <dl className="grid gap-x-5 gap-y-2 sm:grid-cols-[5rem_1fr]">
        {citations(cited).map(({ style, parts }) => (
          <div key={style} className="contents">
            <dt className="text-muted">{style}</dt>
            <dd className="select-all break-words">{parts.map(written)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
