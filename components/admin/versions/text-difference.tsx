import { Fragment } from "react";
import { diffTexts, toReadable } from "@/lib/versions/rules";

/** The words around a change that are shown. */
const CONTEXT_LENGTH = 120;

/** Shortens what did not change, so that a long text shows only its changes. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= CONTEXT_LENGTH * 2) return text;
  const start = isFirst ? "" : text.slice(0, CONTEXT_LENGTH);
  const end = isLast ? "" : text.slice(-CONTEXT_LENGTH);
  return `${start} … ${end}`;
}

/** The difference of two values, readable: what was removed is struck through, what was added is bold. */
export function TextDifference({ before, after }: { before: unknown; after: unknown }) {
  const parts = diffTexts(toReadable(before), toReadable(after));
  return (
    <p className="whitespace-pre-wrap text-small wrap-anywhere">
      {parts.map(({ kind, text }, index) => {
        const key = `${index}-${kind}`;
        if (kind === "removed")
          return (
            <Fragment key={key}>
              <del className="text-danger">{text}</del>
              {/\s$/.test(text) ? "" : " "}
            </Fragment>
          );
        if (kind === "added")
          return (
            <ins key={key} className="font-semibold text-success no-underline">
              {text}
            </ins>
          );
        return <span key={key}>{shorten(text, index === 0, index === parts.length - 1)}</span>;
      })}
      {parts.length === 0 && <span className="text-muted">Empty</span>}
    </p>
  );
}
