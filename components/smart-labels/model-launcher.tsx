"use client";

import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ModelViewProps } from "./model-view";

type ModelLauncherProps = { name: string; src: string; poster: ReactNode; children: ReactNode };

/** The poster with the button that opens the 3D view in its place. The view's code is loaded only then. */
export function ModelLauncher({ name, src, poster, children }: ModelLauncherProps) {
  const [View, setView] = useState<ComponentType<ModelViewProps> | null>(null);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const opener = useRef<HTMLDivElement>(null);

  const open = async () => {
    setState("loading");
    try {
      const { ModelView } = await import("./model-view");
      setView(() => ModelView);
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  const close = () => {
    setView(null);
    // The pressed button is removed, so the focus moves back to the one that opened the view.
    requestAnimationFrame(() => opener.current?.querySelector("button")?.focus({ preventScroll: true }));
  };

  return (
    <div className="grid gap-3">
      <div className="relative">
        <div className="shadow-frame">{poster}</div>
        {View && <View name={name} src={src} onClose={close} />}
      </div>
      {/* The view puts its own line here. */}
      <div ref={opener} className="flex min-h-16 items-start justify-center">
        {!View && (
          // Not <Button>: the page of a drop would load it for this one.
          <button
            type="button"
            aria-busy={state === "loading" || undefined}
            onClick={() => void open()}
            className={buttonVariants({})}
          >
            {state === "failed" ? "Could not be loaded. Try again" : state === "loading" ? "Loading…" : children}
          </button>
        )}
      </div>
    </div>
  );
}
