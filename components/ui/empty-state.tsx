import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  /** A sentence about what to do next. */
  children?: ReactNode;
  /** The button for that. */
  action?: ReactNode;
};

/** An empty list, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <h2 className="text-heading">{title}</h2>
      {children && <div className="max-w-[44ch] font-read text-read font-normal text-muted">{children}</div>}
      {action}
    </div>
  );
}
