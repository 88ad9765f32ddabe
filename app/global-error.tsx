"use client";

import { ErrorPage } from "@/components/layout/error-page";
import "./globals.css";

/** Shown when the root layout itself fails. */
export default function GlobalError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <html lang="en-NG" data-theme="dark">
      <body>
        <title>Something went wrong, The Living Archive</title>
        <ErrorPage
          message="The museum could not be opened. It is ours, not yours."
          errorId={error.digest}
          onRetry={retry}
        />
      </body>
    </html>
  );
}
