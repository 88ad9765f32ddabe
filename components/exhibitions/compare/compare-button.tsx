"use client";

import { Columns2 } from "lucide-react";
import { type ComponentType, useCallback, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { CompareProps } from "./compare";

type CompareButtonProps = Pick<CompareProps, "works">;

/** Opens the two works for zooming. The code and the tiles are loaded when it is pressed. */
export function CompareButton({ works }: CompareButtonProps) {
  const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed");
  const [Compare, setCompare] = useState<ComponentType<CompareProps> | null>(null);
  const markOpen = useCallback(() => setState("open"), []);

  async function load() {
    if (state === "loading") return;
    setState("loading");
    const loaded = await import("./compare").then((file) => file.Compare).catch(() => null);
    if (loaded) setCompare(() => loaded);
    else setState("failed");
  }

  return (
    <div className="grid justify-items-start gap-2 [html:not([data-hydrated])_&]:hidden">
      <Button loading={state === "loading" && "Loading…"} onClick={load}>
        <Columns2 aria-hidden className="size-5" />
        Look closely at both <span className="font-normal">about 1 MB</span>
      </Button>
      {state === "failed" && <Alert tone="error">The large images could not be loaded. Please try again.</Alert>}
      {Compare && (state === "loading" || state === "open") && (
        <Compare
          works={works}
          onOpen={markOpen}
          onFailed={() => setState("failed")}
          onClose={() => setState("closed")}
        />
      )}
    </div>
  );
}
