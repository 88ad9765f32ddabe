"use client";

import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { INTRO_TURN_MS } from "./model-view-settings";
import { loadModelViewer } from "./model-viewer-loader";

export type ModelViewProps = { name: string; src: string; onWall: boolean; onClose: () => void };

/** A 3D model over its poster: turned by pointer or keyboard, closed by button or Escape, and in AR where the device can. */
export function ModelView({ name, src, onWall, onClose }: ModelViewProps) {
  const stage = useRef<HTMLDivElement>(null);
  const arButton = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [progress, setProgress] = useState(0);
  const [attempt, setAttempt] = useState(0);
  // The hint covers the foot of the model, so it ends when the visitor turns the model, or when that no longer turns by itself.
  const [hasHint, setHint] = useState(true);
  useEffect(() => {
    if (state !== "shown") return;
    const timer = setTimeout(() => setHint(false), INTRO_TURN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const show = useEffectEvent(async (signal: AbortSignal) => {
    if (!stage.current || !arButton.current) return;
    try {
      const focusModel = await loadModelViewer(stage.current, {
        src,
        onWall,
        alt: `${name}, in three dimensions`,
        arButton: arButton.current,
        onProgress: (share) => signal.aborted || setProgress(share),
      });
      if (signal.aborted) return;
      // What is invisible cannot be focused.
      flushSync(() => setState("shown"));
      focusModel();
    } catch {
      if (!signal.aborted) setState("failed");
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads the model again.
  useEffect(() => {
    const abortController = new AbortController();
    const element = stage.current;
    setState("loading");
    void show(abortController.signal);
    // A wheel over the model scrolls the page; with the control key, which is how a trackpad pinches, it zooms.
    const scrollPage = (event: WheelEvent) => event.ctrlKey || event.stopPropagation();
    element?.addEventListener("wheel", scrollPage, { capture: true, passive: true });
    return () => {
      abortController.abort();
      element?.removeEventListener("wheel", scrollPage, { capture: true });
      element?.replaceChildren();
    };
  }, [attempt]);

  const close = () => {
    const launcher = stage.current?.closest("[data-model]");
    onClose();
    // The pressed button is removed, so the focus moves back to the one that opened the view.
    requestAnimationFrame(() => launcher?.querySelector("button")?.focus({ preventScroll: true }));
  };
  const endHint = () => {
    if (state === "shown") setHint(false);
  };
  const onKey = (event: React.KeyboardEvent) => {
    if (event.key.startsWith("Arrow")) endHint();
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };

  const percent = Math.round(progress * 100);
  return (
    <section aria-label={`3D view of ${name}`} onKeyDown={onKey} onPointerDown={endHint} className="absolute inset-0">
      <div ref={stage} className={`model-ground absolute inset-0 ${state === "shown" ? "" : "invisible"}`} />
      <div hidden>
        <button
          ref={arButton}
          slot="ar-button"
          type="button"
          className={`absolute end-3 bottom-3 ${buttonVariants({ size: "small" })}`}
        >
          {onWall ? "See it on your wall" : "View in your space"}
        </button>
      </div>
      <Button
        variant="onBrass"
        size="small"
        autoFocus={state !== "shown"}
        onClick={close}
        className="absolute end-0 top-0"
      >
        <X aria-hidden className="size-5" />
        Close 3D
      </Button>
      {state === "failed" && (
        <div className="absolute inset-x-3 top-1/3 grid justify-items-center gap-2">
          <Alert tone="error">The model could not be loaded on this device.</Alert>
          <Button size="small" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        </div>
      )}
      <p
        role="status"
        className={
          hasHint
            ? "absolute inset-x-3 bottom-3 w-fit rounded-control text-ink text-small not-empty:bg-surface not-empty:px-2 not-empty:py-1"
            : "sr-only"
        }
      >
        {state === "loading" && `Loading, ${percent} %`}
        {state === "shown" && (
          <>
            Drag to turn<span className="hidden pointer-fine:inline">, or use the arrow keys</span>.
          </>
        )}
      </p>
    </section>
  );
}
