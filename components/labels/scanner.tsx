"use client";

import { ScanLine } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";

type Camera = ComponentType<{ site: string; onClose: (why?: string) => void }>;

/** The still picture of a label, which a tap turns into the camera's. Nothing of the camera is loaded before that. */
export function Scanner({ site, children }: { site: string; children: ReactNode }) {
  const [Camera, setCamera] = useState<Camera | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");

  const open = async () => {
    setBusy(true);
    setTrouble("");
    try {
      const loaded = await import("./camera");
      setCamera(() => loaded.Camera);
    } catch {
      setTrouble("The reader could not be fetched. Try again, or type the code.");
    }
    setBusy(false);
  };
  const close = (why = "") => {
    setCamera(null);
    setTrouble(why);
  };

  if (Camera) return <Camera site={site} onClose={close} />;
  return (
    <div className="grid gap-4">
      {children}
      <Message>{trouble && `❌ ${trouble}`}</Message>
      <Button size="large" busy={busy && "Fetching the reader"} onClick={() => void open()}>
        <ScanLine aria-hidden className="size-6" />
        Open the camera
      </Button>
      <noscript>
        <p className="text-muted text-small">The camera needs script. Type the code instead; that works without.</p>
      </noscript>
    </div>
  );
}
