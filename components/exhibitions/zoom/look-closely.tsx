"use client";

import { ScanSearch } from "lucide-react";
import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { useWork } from "@/components/ui/use-work";
import type { CloseLook } from "@/lib/exhibitions/note-contracts";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";

type LookCloselyProps = {
  /** The work's slug. */
  artwork: string;
  exhibition?: string;
};
type Glass = ComponentType<{ work: CloseLook; onClose: () => void }>;

/** Opens a work at the size of its print. The glass and the tiles are fetched when it is pressed, and not before. */
export function LookClosely({ artwork, exhibition = "heads-of-state" }: LookCloselyProps) {
  const { busy, begin, end } = useWork();
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState<{ Glass: Glass; work: CloseLook } | null>(null);

  async function look() {
    if (!begin()) return;
    setFailed(false);
    const [LoadedGlass, answer] = await Promise.all([
      import("./glass").then((part) => part.Glass).catch(() => null),
      api.get<{ work: CloseLook }>(apiPaths.lookClosely(exhibition, artwork)),
    ]);
    end();
    if (LoadedGlass && answer.ok) setOpen({ Glass: LoadedGlass, work: answer.data.work });
    else setFailed(true);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button look="secondary" size="small" busy={busy && "Fetching the large print…"} onClick={look}>
        <ScanSearch aria-hidden className="size-5" />
        Look closely <span className="font-normal text-muted">about 0.5 MB</span>
      </Button>
      {failed && <Message>❌ The large print did not arrive. Please try again.</Message>}
      {open && <open.Glass work={open.work} onClose={() => setOpen(null)} />}
    </div>
  );
}
