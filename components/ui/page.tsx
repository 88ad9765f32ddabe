import type { ReactNode } from "react";

type PageProps = {
  children: ReactNode;
  /** Lays the children out on the twelve-column grid. */
  grid?: boolean;
  /** A plain background: no texture behind long forms and tables. */
  plain?: boolean;
  className?: string;
};

/** The page width: at most 90rem, with padding, and the twelve-column grid if requested. */
export function Page({ children, grid = false, plain = false, className = "" }: PageProps) {
  return (
    <div data-plain={plain || undefined} className={`page-x ${className}`}>
      {grid ? <div className="g12">{children}</div> : children}
    </div>
  );
}

type PageHeadProps = { title: string; lede?: ReactNode; children?: ReactNode };

/** The page title and its lede. */
export function PageHead({ title, lede, children }: PageHeadProps) {
  return (
    <header className="grid gap-5 pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(2rem,4vw,4rem)]">
      <h1 className="max-w-[16ch] text-giant">{title}</h1>
      {lede && <p className="max-w-[40ch] font-read text-lede font-normal text-muted">{lede}</p>}
      {children}
    </header>
  );
}
