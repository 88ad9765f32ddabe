import type { ReactNode } from "react";

type AdminHeaderProps = {
  title: string;
  children?: ReactNode;
  /** Buttons and links beside the title. */
  actions?: ReactNode;
};

/** The title of an admin page with an introduction and actions. */
export function AdminHeader({ title, children, actions }: AdminHeaderProps) {
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
