"use client";

import { type ReactNode, useEffect, useRef } from "react";

type FoldedFieldProps = { label: string; error: string | undefined; children: ReactNode };

/** A field that is folded away. It opens for an error, which could not be seen otherwise. */
export function FoldedField({ label, error, children }: FoldedFieldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (error && details.current) details.current.open = true;
  }, [error]);
  return (
    <details ref={details}>
      <summary className="link min-h-11 cursor-pointer py-2.5 font-medium">{label}</summary>
      <div className="grid gap-3 pb-3">{children}</div>
    </details>
  );
}
