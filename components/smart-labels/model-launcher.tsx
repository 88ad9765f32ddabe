"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ModelViewProps } from "./model-view";

type ModelLauncherProps = { model: Omit<ModelViewProps, "onClose">; poster: ReactNode; children: ReactNode };
/** The view once its code is loaded, in an object: React would call a component that is a state's new value. */
type State = "loading" | "failed" | { View: ComponentType<ModelViewProps> } | null;

/** The poster with the button that opens the 3D view in its place, as large as the other views, so that nothing moves. The view's code is loaded only then. */
export function ModelLauncher({ model, poster, children }: ModelLauncherProps) {
  const [state, setState] = useState<State>(null);
  const open = () => {
    setState("loading");
    import("./model-view").then(
      ({ ModelView }) => setState({ View: ModelView }),
      () => setState("failed"),
    );
  };
  const view = typeof state === "object" && state;
  return (
    <div data-model className="relative">
      <div className="shadow-frame">{poster}</div>
      {view ? (
        <view.View {...model} onClose={() => setState(null)} />
      ) : (
        // Not <Button>: the page of a drop would load it for this one.
        <button
          type="button"
          aria-busy={state === "loading"}
          onClick={open}
          className={buttonVariants({ variant: "onBrass", className: "absolute inset-x-3 bottom-3" })}
        >
          {state === "failed" ? "Could not be loaded. Try again" : state ? "Loading…" : children}
        </button>
      )}
    </div>
  );
}
