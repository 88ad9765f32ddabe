import type { ReactNode } from "react";

type MutedFoldProps = { isMuted: boolean; by: string; children: ReactNode };

/** What somebody wrote whom the reader has muted, as one line that opens without JavaScript; others as they are. */
export function MutedFold({ isMuted, by, children }: MutedFoldProps) {
  if (!isMuted) return children;
  return (
    <details className="group/muted">
      <summary className="min-h-tap cursor-pointer content-center text-muted text-small">
        Muted: <span className="underline group-open/muted:hidden">show</span>
        <span className="hidden underline group-open/muted:inline">hide</span>
        <span className="sr-only"> the comment by {by}</span>
      </summary>
      {children}
    </details>
  );
}
