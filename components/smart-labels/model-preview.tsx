"use client";

import { Rotate3d } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";

/** The compressed size of the viewer script. */
const viewerBytes = 300_000;
const formatMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

type ModelPreviewProps = { name: string; model: { src: string; bytes: number }; children: ReactNode };

/** The image of an object, and on request its 3D model, with the download size stated first. */
export function ModelPreview({ name, model, children }: ModelPreviewProps) {
  const stage = useRef<HTMLDivElement>(null);
  const arButton = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"still" | "loading" | "shown" | "failed">("still");
  const [progress, setProgress] = useState(0);

  const showModel = async () => {
    if (!stage.current || !arButton.current) return;
    setState("loading");
    setProgress(0);
    try {
      const { loadModelViewer } = await import("./model-viewer-loader");
      const alt = `${name}, in three dimensions`;
      const focusModel = await loadModelViewer(stage.current, {
        src: model.src,
        alt,
        arButton: arButton.current,
        onProgress: setProgress,
      });
      // The pressed button is removed, so keyboard focus moves to the model.
      flushSync(() => setState("shown"));
      focusModel();
    } catch {
      setState("failed");
    }
  };

  const percent = Math.round(progress * 100);
  return (
    <div className="grid gap-4">
      <div className="relative shadow-frame">
        <div className={state === "shown" ? "invisible" : undefined}>{children}</div>
        <div ref={stage} className={`absolute inset-0 bg-surface ${state === "shown" ? "" : "invisible"}`} />
        {state === "loading" && (
          <div className="absolute inset-x-0 bottom-0 h-2 bg-night/60" aria-hidden>
            <div className="h-full bg-brass" style={{ width: `${Math.max(percent, 4)}%` }} />
          </div>
        )}
      </div>
      <div hidden>
        <button ref={arButton} slot="ar-button" type="button" className={`absolute end-4 bottom-4 ${buttonVariants()}`}>
          View in your space
        </button>
      </div>
      {state === "shown" ? (
        <p role="status" className="text-muted text-small">
          Drag it, pinch it, or turn it with the arrow keys.
        </p>
      ) : (
        <div className="grid justify-items-start gap-3">
          <Alert tone="error" className="w-full">
            {state === "failed" && "The model could not be loaded on this device."}
          </Alert>
          <Button
            size="large"
            loading={state === "loading" && `Loading, ${percent} %`}
            aria-describedby="reveal-cost"
            onClick={() => void showModel()}
          >
            <Rotate3d aria-hidden className="size-6" />
            {state === "failed" ? "Try again" : "Reveal"}
          </Button>
          <p id="reveal-cost" className="text-muted text-small">
            An interactive 3D model. Downloads about {formatMegabytes(viewerBytes + model.bytes)}.
          </p>
          <noscript>
            <p className="text-muted text-small">The 3D model needs JavaScript; the rest of this page does not.</p>
          </noscript>
        </div>
      )}
    </div>
  );
}
