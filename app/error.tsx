"use client";

import { ErrorPage } from "@/components/layout/error-page";

export default function RootError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return <ErrorPage message="A work has come down. It is ours, not yours." errorId={error.digest} onRetry={retry} />;
}
