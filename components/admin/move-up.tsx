"use client";

import { ArrowUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { RoundButton } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";

type MoveUpProps = {
  path: string;
  what: string;
  /** All of them as they stand, and the one that moves; without them the call knows what stands above. */
  within?: { ids: readonly string[]; id: string };
};

const moved = ({ ids, id }: { ids: readonly string[]; id: string }, at: number) => [
  ...ids.slice(0, at - 1),
  id,
  ids[at - 1],
  ...ids.slice(at + 1),
];

/** Lets one of a list stand before the one above it. */
export function MoveUp({ path, what, within }: MoveUpProps) {
  const router = useRouter();
  const work = useWork();
  const at = within?.ids.indexOf(within.id);
  if (at !== undefined && at < 1) return null;

  async function move() {
    if (!work.begin()) return;
    const result = within && at ? await api.put(path, { ids: moved(within, at) }) : await api.post(path);
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
