"use client";

import { ArrowUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { IconButton } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import type { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

type ReorderButtonProps = { subject: string } & (
  | {
      path: typeof adminApiPaths.reorderExhibitions | ReturnType<typeof adminApiPaths.reorderArtworks>;
      /** All ids in order, and the one to move. */
      list: { ids: readonly string[]; id: string };
    }
  /** The server finds the previous one. */
  | { path: ReturnType<typeof adminApiPaths.downloadAction<"move-up">>; list?: undefined }
);

function reordered({ ids, id }: { ids: readonly string[]; id: string }): string[] {
  const at = ids.indexOf(id);
  return [...ids.slice(0, at - 1), id, ...ids.slice(at - 1, at), ...ids.slice(at + 1)];
}

/** Moves an item one place up in its list. */
export function ReorderButton(props: ReorderButtonProps) {
  const { subject } = props;
  const router = useRouter();
  const submission = useSubmitting();
  if (props.list && props.list.ids.indexOf(props.list.id) < 1) return null;

  async function move() {
    if (!submission.start()) return;
    const result = props.list ? await api.put(props.path, { ids: reordered(props.list) }) : await api.post(props.path);
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
