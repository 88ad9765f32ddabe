"use client";

import "./globals.css";

/** Stands in for the whole house when even the root layout failed, so it uses nothing but the page itself. */
export default function GlobalError({ retry }: { error: Error; retry: () => void }) {
  return (
    <html lang="en-NG" data-theme="dark">
      <body>
        <title>Something went wrong, The Living Archive</title>
        <main className="page-x grid min-h-svh content-center justify-items-start gap-6">
          <h1 className="max-w-[14ch] text-giant">Something went wrong</h1>
          <p className="font-normal font-read text-lede text-muted">
            The museum could not be opened. It is ours, not yours.
          </p>
          <button
            type="button"
            onClick={retry}
            className="engraved min-h-13 rounded-plate bg-accent px-7 font-bold text-on-accent"
          >
            Try Again
          </button>
        </main>
      </body>
    </html>
  );
}
