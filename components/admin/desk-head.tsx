import type { ReactNode } from "react";

type DeskHeadProps = {
  title: string;
  children?: ReactNode /** What can be done here, beside the title. */;
  actions?: ReactNode;
};

/** The name of a desk, a sentence about it, and what can be done there. */
export function DeskHead({ title, children, actions }: DeskHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-gutter gap-y-4 pb-8">
      <div className="grid gap-2">
        <h1 className="text-heading">{title}</h1>
        {children && <p className="max-w-read font-normal font-read text-muted text-read">{children}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
