"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Shared } from "./share";

type Action = "sharePage" | "copyLink";

/** The share sheet with the picture, and the copied link. What they do is loaded when one is pressed. */
export function ShareButtons(shared: Shared) {
  const [result, setResult] = useState("");
  const [running, setRunning] = useState<Action | null>(null);
  async function run(action: Action) {
    setRunning(action);
    const done = await import("./share").then((file) => file[action](shared)).catch(() => "Please try again.");
    setResult(done);
    setRunning(null);
  }
  return (
    <div className="flex flex-wrap items-center gap-3 font-sans [html:not([data-hydrated])_&]:hidden">
      <Button size="small" loading={running === "sharePage" && "Sharing…"} onClick={() => run("sharePage")}>
        Share
      </Button>
      <Button
        variant="secondary"
        size="small"
        loading={running === "copyLink" && "Copying…"}
        onClick={() => run("copyLink")}
      >
        Copy link
      </Button>
      <p role="status" className="text-small">
        {result}
      </p>
    </div>
  );
}
