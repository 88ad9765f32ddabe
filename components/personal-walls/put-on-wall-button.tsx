"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";

/** Puts a work on the user's own wall and stays on the page. */
export function PutOnWallButton({ work, title }: { work: string; title: string }) {
  const router = useRouter();
  const { busy, submit } = useSubmission();
  const put = () =>
    submit(() => api.post(accountApiPaths.addToWall, { work }), {
      errors: { offline: "Network error", otherwise: "Failed to put this work on your wall" },
      onDone: () => {
        notify.success(`${title} is on your wall`, {
          duration: 6_000,
          action: { label: "Open it", onClick: () => router.push(paths.myWall()) },
        });
      },
      onError: (error) => {
        notify.error(error.error || "Failed to put this work on your wall");
        return null;
      },
    });
  return (
    <Button variant="quiet" size="small" loading={busy && "Please wait…"} onClick={put}>
      <Plus aria-hidden className="size-5" />
      Put on my wall
    </Button>
  );
}
