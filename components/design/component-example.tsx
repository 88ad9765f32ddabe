import type { ReactNode } from "react";

/** One component with its name, in its states. */
export function ComponentExample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4 border-line border-t pt-4">
      <h3 className="font-medium text-muted text-small">{name}</h3>
      {children}
    </section>
  );
}
