"use client";

import { ScanSearch } from "lucide-react";
import { type ComponentType, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { DeepZoomArtwork } from "@/lib/exhibitions/contracts";

type DeepZoomButtonProps = {
  /** The artwork's slug. */
  artwork: string;
  exhibition?: string;
};
type ViewerComponent = ComponentType<{ artwork: DeepZoomArtwork; onClose: () => void }>;

/** Opens the deep-zoom viewer. Its code and data are loaded when the button is pressed. */
export function DeepZoomButton({ artwork, exhibition = "heads-of-state" }: DeepZoomButtonProps) {
  const { submitting, start, finish } = useSubmitting();
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState<{ Viewer: ViewerComponent; artwork: DeepZoomArtwork } | null>(null);

  async function openViewer() {
    if (!start()) return;
    setFailed(false);
    const [Viewer, response] = await Promise.all([
      import("./deep-zoom-viewer").then((part) => part.DeepZoomViewer).catch(() => null),
      api.get(apiPaths.deepZoom(exhibition, artwork)),
    ]);
    finish();
    if (Viewer && response.ok) setOpen({ Viewer, artwork: response.data.work });
    else setFailed(true);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" size="small" loading={submitting && "Loading…"} onClick={openViewer}>
        <ScanSearch aria-hidden className="size-5" />
        Look closely <span className="font-normal text-muted">about 0.5 MB</span>
      </Button>
      {failed && <Alert>❌ The large image could not be loaded. Please try again.</Alert>}
      {open && <open.Viewer artwork={open.artwork} onClose={() => setOpen(null)} />}
    </div>
  );
}
