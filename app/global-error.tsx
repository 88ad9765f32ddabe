"use client";

import { CameDown } from "@/components/layout/came-down";
import "./globals.css";

/** Stands in for the whole house when even the root layout failed. */
export default function GlobalError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <html lang="en-NG" data-theme="dark">
      <body>
        <title>Something went wrong, The Living Archive</title>
        <CameDown
          sentence="The museum could not be opened. It is ours, not yours."
          number={error.digest}
          onRetry={retry}
        />
      </body>
    </html>
  );
}
