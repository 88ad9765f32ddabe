import type { ReactNode } from "react";

/** One primitive with its name, in as many states as it has. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4 border-line border-t pt-4">
      <h3 className="font-medium text-muted text-small">{name}</h3>
      {children}
    </section>
  );
}
