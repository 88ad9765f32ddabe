"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Shared } from "./share";

const actions = {
  share: (shared: Shared) => import("./share").then((file) => file.sharePage(shared)),
  copy: (shared: Shared) => import("./share").then((file) => file.copyLink(shared)),
};

type Action = keyof typeof actions;

/** The share sheet with the picture, and the copied link. What they do is loaded when one is pressed. */
export function ShareButtons(shared: Shared) {
  const [result, setResult] = useState("");
  const [running, setRunning] = useState<Action | null>(null);
  async function run(action: Action) {
    setRunning(action);
    const done = await actions[action](shared).catch(() => "Please try again.");
    setResult(done);
    setRunning(null);
  }
  return (
    <div className="flex flex-wrap items-center gap-3 font-sans [html:not([data-hydrated])_&]:hidden">
      <Button size="small" loading={running === "share" && "Sharing…"} onClick={() => run("share")}>
        Share
      </Button>
      <Button variant="secondary" size="small" loading={running === "copy" && "Copying…"} onClick={() => run("copy")}>
        Copy link
      </Button>
      <p role="status" className="text-small">
        {result}
      </p>
    </div>
  );
}
