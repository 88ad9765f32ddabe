import type { ReactNode } from "react";

type EmptyListProps = {
  title: string;
  /** What will be listed here, and what to do for it. */
  children?: ReactNode;
  /** The button for that. */
  action?: ReactNode;
};

/** Shown in place of a list without entries: what will appear, and what to do. */
export function EmptyList({ title, children, action }: EmptyListProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-line px-5 py-12 text-center">
      <h2 className="text-subheading">{title}</h2>
      {children && <p className="max-w-[56ch] text-pretty text-muted text-small">{children}</p>}
      {action && <div className="flex flex-wrap justify-center gap-3 pt-3">{action}</div>}
    </div>
  );
}

/** The same where filters hide every entry. */
export const NothingFound = ({ names }: { names: string }) => (
  <EmptyList title={`No ${names} found`}>Change or clear the filters.</EmptyList>
);
