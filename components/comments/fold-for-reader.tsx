"use client";

import { type ReactNode, Suspense } from "react";
import { useSessionHint } from "@/components/auth/use-session-hint";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";

export type FoldForReaderProps = {
  id: string;
  by: string;
  /** The comments of the page, without replies, so that one request is for all of them. */
  among: readonly string[];
  children: ReactNode;
};

const ReadMuted = lazyWithFallback<FoldForReaderProps>(
  () => import("./read-muted").then((file) => file.ReadMuted),
  ({ children }) => children,
);

/** Folds a comment by a person whom the reader has muted, on a page that is the same for everybody. Nothing is loaded for visitors. */
export function FoldForReader(props: FoldForReaderProps) {
  const hint = useSessionHint();
  if (hint === "") return props.children;
  return (
    <Suspense fallback={props.children}>
      <ReadMuted {...props} />
    </Suspense>
  );
}
