"use client";

import { ScanLine } from "lucide-react";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

type Camera = ComponentType<{ site: string; onClose: (reason?: string) => void }>;

/** Shows a still image until the camera is opened. The camera code is loaded only then. */
export function Scanner({ site, children }: { site: string; children: ReactNode }) {
  const [Camera, setCamera] = useState<Camera | null>(null);
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState("");
  const opener = useRef<HTMLDivElement>(null);

  const open = async () => {
    setLoading(true);
    setError("");
    try {
      const cameraModule = await import("./label-camera");
      setCamera(() => cameraModule.LabelCamera);
    } catch {
      setError("The scanner could not be loaded. Try again, or type the code.");
    }
    setLoading(false);
  };
  const close = (reason = "") => {
    setCamera(null);
    setError(reason);
    // The pressed button is removed, so the focus moves back to the one that opened the camera.
    requestAnimationFrame(() => opener.current?.querySelector("button")?.focus({ preventScroll: true }));
  };

  if (Camera) return <Camera site={site} onClose={close} />;
  return (
    <div ref={opener} className="grid gap-4">
      {children}
      <Alert tone="error">{error}</Alert>
      <Button size="large" loading={loading && "Loading…"} onClick={() => void open()}>
        <ScanLine aria-hidden className="size-6" />
        Open the camera
      </Button>
      <noscript>
        <p className="text-muted text-small">
          The camera needs JavaScript. Type the code instead; that works without it.
        </p>
      </noscript>
    </div>
  );
}
