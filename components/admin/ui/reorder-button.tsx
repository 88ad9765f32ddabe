"use client";

import { ArrowUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { IconButton } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";

type ReorderButtonProps = {
  path: string;
  subject: string;
  /** All ids in order, and the one to move; without them the server finds the previous one. */
  list?: { ids: readonly string[]; id: string };
};

const reordered = ({ ids, id }: { ids: readonly string[]; id: string }, at: number) => [
  ...ids.slice(0, at - 1),
  id,
  ids[at - 1],
  ...ids.slice(at + 1),
];

/** Moves an item one place up in its list. */
export function ReorderButton({ path, subject, list }: ReorderButtonProps) {
  const router = useRouter();
  const submission = useSubmitting();
  const at = list?.ids.indexOf(list.id);
  if (at !== undefined && at < 1) return null;

  async function move() {
    if (!submission.start()) return;
    const result = list && at ? await api.put(path, { ids: reordered(list, at) }) : await api.post(path);
    submission.finish();
    if (!result.ok) {
      const sentences = { offline: "Network error", otherwise: "Failed to save the order" };
      notify.error(`${errorMessage(result, sentences)}. ${result.fields?.ids ?? ""}`);
    }
    router.refresh();
  }

  return (
    <IconButton
      label={`Move ${subject} up`}
      aria-disabled={submission.submitting || undefined}
      onClick={() => void move()}
    >
      <ArrowUp aria-hidden className="size-5" />
    </IconButton>
  );
}
