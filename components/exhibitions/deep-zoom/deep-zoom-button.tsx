"use client";

import { ScanSearch } from "lucide-react";
import { type ComponentType, useCallback, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { DeepZoomProps } from "./deep-zoom";

type DeepZoomButtonProps = {
  /** The artwork's slug. */
  artwork: string;
  exhibition?: string;
  variant?: "secondary" | "quiet";
};

/** Opens the deep-zoom viewer. Its code and data are loaded when the button is pressed. */
export function DeepZoomButton({ artwork, exhibition = "heads-of-state", variant = "secondary" }: DeepZoomButtonProps) {
  const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed");
  const [DeepZoom, setDeepZoom] = useState<ComponentType<DeepZoomProps> | null>(null);
  const markOpen = useCallback(() => setState("open"), []);

  async function load() {
    if (state === "loading") return;
    setState("loading");
    const loaded = await import("./deep-zoom").then((file) => file.DeepZoom).catch(() => null);
    if (loaded) setDeepZoom(() => loaded);
    else setState("failed");
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button variant={variant} size="small" loading={state === "loading" && "Loading…"} onClick={load}>
        <ScanSearch aria-hidden className="size-5" />
        Look closely <span className="font-normal text-muted">about 0.5 MB</span>
      </Button>
      {state === "failed" && <Alert tone="error">The large image could not be loaded. Please try again.</Alert>}
      {DeepZoom && (state === "loading" || state === "open") && (
        <DeepZoom
          exhibition={exhibition}
          artwork={artwork}
          onOpen={markOpen}
          onFailed={() => setState("failed")}
          onClose={() => setState("closed")}
        />
      )}
    </div>
  );
}
