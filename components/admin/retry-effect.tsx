"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";

/** Has what was given up tried again. */
export function RetryEffect({ id }: { id: string }) {
  const router = useRouter();
  const { busy, begin, end } = useWork();

  async function retry() {
    if (!begin()) return;
    const answer = await api.post(deskCalls.retryEffect(id));
    end();
    if (!answer.ok)
      return notify.error(complaintAbout(answer, { offline: "Network error", otherwise: "That could not be tried." }));
    notify.success("Tried again");
    router.refresh();
  }

  return (
    <Button look="secondary" size="small" busy={busy && "Trying…"} onClick={() => void retry()}>
      Try again
    </Button>
  );
}
