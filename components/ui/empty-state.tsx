import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  /** The title is the heading of the page. */
  isPage?: boolean;
  /** A sentence about what to do next. */
  children?: ReactNode;
  /** The button for that. */
  action?: ReactNode;
};

/** An empty list, and what to do about it. */
export function EmptyState({ title, isPage = false, children, action }: EmptyStateProps) {
  const Heading = isPage ? "h1" : "h2";
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <Heading className="text-heading">{title}</Heading>
      {children && <div className="max-w-[44ch] font-read text-read font-normal text-muted">{children}</div>}
      {action}
    </div>
  );
}
