"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

/** The link of a shared wall, and a button that copies it where scripts run. */
export function CopyWallLink({ url }: { url: string }) {
  const [result, setResult] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setResult("The link is copied."),
      () => setResult("Please copy it yourself."),
    );
  return (
    <div className="grid max-w-full justify-items-start gap-3">
      <a href={url} className="link break-all">
        {url}
      </a>
      <div className="flex flex-wrap items-center gap-3 [html:not([data-hydrated])_&]:hidden">
        <Button variant="secondary" size="small" onClick={copy}>
          Copy link
        </Button>
        <p role="status" className="text-small">
          {result}
        </p>
      </div>
    </div>
  );
}
