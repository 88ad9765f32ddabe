import type { ReactNode } from "react";

type WallLabelProps = {
  title: string;
  /** In italics under the title: "Medallion, 2026". */
  year?: string | undefined;
  /** Medium and dimensions. */
  children?: ReactNode;
  /** Accession number and credit, under the hairline: "LA.1966.03". */
  accession?: ReactNode;
  compact?: boolean;
  className?: string;
  /** The language, where it is not that of the page. */
  lang?: string | undefined;
};

/** The label beside an artwork. Black on white in both themes. */
export function WallLabel({
  title,
  year,
  children,
  accession,
  compact = false,
  className = "max-w-card",
  lang,
}: WallLabelProps) {
  return (
    <div
      lang={lang}
      className={`on-paper block rounded-[1px] font-read text-small font-normal leading-[1.42] shadow-label ring-1 ring-inset ring-label-line ${compact ? "px-3 pt-2.5 pb-[0.7rem]" : "px-5 pt-[1.125rem] pb-5"} ${className}`}
    >
      <b className={`block font-sans leading-[1.2] font-bold ${compact ? "text-base" : "text-[1.125rem]"}`}>{title}</b>
      {year && <i className={`block ${compact ? "" : "pb-1.5"}`}>{year}</i>}
      {children}
      {accession && (
        <span className="mt-3 block border-t border-label-line pt-[0.55rem] font-sans text-tiny font-medium text-label-muted">
          {accession}
        </span>
      )}
    </div>
  );
}
