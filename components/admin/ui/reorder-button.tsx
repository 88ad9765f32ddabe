"use client";

import { ArrowUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { IconButton } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { describeFailure, useSubmission } from "@/components/ui/use-submission";
import { type ApiResult, api } from "@/lib/api-client/client";
import type { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const errors = { offline: "Network error", otherwise: "Failed to save the order" };

type ReorderButtonProps = { subject: string } & (
  | {
      path:
        | typeof adminApiPaths.reorderExhibitions
        | ReturnType<typeof adminApiPaths.reorderArtworks>
        | ReturnType<typeof adminApiPaths.reorderLeaders>;
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
  const { busy, submit } = useSubmission();
  if (props.list && props.list.ids.indexOf(props.list.id) < 1) return null;

  const send = (): Promise<ApiResult<unknown>> =>
    props.list ? api.put(props.path, { ids: reordered(props.list) }) : api.post(props.path);
  const move = () =>
    void submit(send, {
      errors,
      refresh: true,
      onError: (error) => {
        notify.error(describeFailure(error, errors).text);
        router.refresh();
        return null;
      },
    });

  return (
    <IconButton label={`Move ${subject} up`} aria-disabled={busy || undefined} onClick={move}>
      <ArrowUp aria-hidden className="size-5" />
    </IconButton>
  );
}
