import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  /** What to do next, in a sentence. */
  children?: ReactNode;
  /** The one button that does it. */
  action?: ReactNode;
};

/** Nothing is here yet, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <h2 className="text-heading">{title}</h2>
      {children && <div className="max-w-[44ch] font-read text-read font-normal text-muted">{children}</div>}
      {action}
    </div>
  );
}
