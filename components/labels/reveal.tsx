"use client";

import { Rotate3d } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { plate } from "@/components/ui/plate";

/** What the viewer itself weighs on its way, compressed. */
const viewerBytes = 300_000;
const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

type RevealProps = { name: string; model: { src: string; bytes: number }; children: ReactNode };

/** The picture of the object, and the object itself in three dimensions for whoever asks for it and knows what it costs. */
export function Reveal({ name, model, children }: RevealProps) {
  const stage = useRef<HTMLDivElement>(null);
  const arButton = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"still" | "loading" | "shown" | "failed">("still");
  const [share, setShare] = useState(0);

  const reveal = async () => {
    if (!stage.current || !arButton.current) return;
    setState("loading");
    setShare(0);
    try {
      const { showModel } = await import("./model-stage");
      const alt = `${name}, in three dimensions`;
      const takeHold = await showModel(stage.current, {
        src: model.src,
        alt,
        arButton: arButton.current,
        onProgress: setShare,
      });
      // The button that was pressed goes; whoever pressed it with a key goes on with the model.
      flushSync(() => setState("shown"));
      takeHold();
    } catch {
      setState("failed");
    }
  };

  const percent = Math.round(share * 100);
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
        <button ref={arButton} slot="ar-button" type="button" className={`absolute end-4 bottom-4 ${plate()}`}>
          See it in your room
        </button>
      </div>
      {state === "shown" ? (
        <p role="status" className="text-muted text-small">
          Drag it, pinch it, or turn it with the arrow keys.
        </p>
      ) : (
        <div className="grid justify-items-start gap-3">
          <Message className="w-full">
            {state === "failed" && "❌ The model could not be opened on this device. The picture stays where it is."}
          </Message>
          <Button
            size="large"
            busy={state === "loading" && `Unpacking, ${percent} %`}
            aria-describedby="reveal-cost"
            onClick={() => void reveal()}
          >
            <Rotate3d aria-hidden className="size-6" />
            {state === "failed" ? "Try again" : "Reveal"}
          </Button>
          <p id="reveal-cost" className="text-muted text-small">
            The object itself, to turn and to look behind. Loads about {inMegabytes(viewerBytes + model.bytes)}.
          </p>
          <noscript>
            <p className="text-muted text-small">The model needs script; everything else on this page does not.</p>
          </noscript>
        </div>
      )}
    </div>
  );
}
