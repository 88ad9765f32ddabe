"use client";

import { ArrowUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { RoundButton } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";

type MoveUpProps = {
  path: string /** All of them, as they stand. */;
  ids: readonly string[];
  id: string;
  what: string;
};

/** Lets one of a list stand before the one above it. */
export function MoveUp({ path, ids, id, what }: MoveUpProps) {
  const router = useRouter();
  const work = useWork();
  const at = ids.indexOf(id);
  if (at < 1) return null;

  async function move() {
    if (!work.begin()) return;
    const moved = [...ids.slice(0, at - 1), id, ids[at - 1], ...ids.slice(at + 1)];
    const result = await api.put(path, { ids: moved });
    work.end();
    if (!result.ok) {
      const sentences = { offline: "Network error", otherwise: "Failed to save the order" };
      notify.error(`${complaintAbout(result, sentences)}. ${result.fields?.ids ?? ""}`);
    }
    router.refresh();
  }

  return (
    <RoundButton label={`Move ${what} up`} aria-disabled={work.busy || undefined} onClick={() => void move()}>
      <ArrowUp aria-hidden className="size-5" />
    </RoundButton>
  );
}
