"use client";

import { useRouter } from "next/navigation";
import { useCallback, useMemo, useRef, useState } from "react";
import { notify } from "@/components/ui/toast";
import { describeFailure } from "@/components/ui/use-submission";
import type { ApiResult } from "@/lib/api-client/client";

/** Long enough to read the toast and press Undo. */
const UNDO_MS = 10_000;

type Act<Row, Reply> = {
  rows: readonly Row[];
  /** The row as it will be; null when it leaves the list. */
  change: (row: Row) => Row | null;
  send: () => Promise<ApiResult<Reply>>;
  done: string | ((reply: Reply) => string);
  failed: string;
  /** The opposite act; null when the reply shows that there is nothing to undo. */
  undo?: (reply: Reply) => (() => Promise<ApiResult<unknown>>) | null;
};

/**
 * Acts on rows that show their result at once. After an error the row is as before and the toast says why; an act that can be
 * undone has Undo in its toast.
 */
export function useRowActs<Row>(serverRows: readonly Row[], keyOf: (row: Row) => string) {
  const router = useRouter();
  const [changes, setChanges] = useState<ReadonlyMap<string, Row | null>>(new Map());
  const [base, setBase] = useState(serverRows);
  const sending = useRef(new Set<string>());
  // New rows of the server have the changes that were saved; those that are being sent are not in them yet.
  if (base !== serverRows) {
    setBase(serverRows);
    setChanges(new Map([...changes].filter(([key]) => sending.current.has(key))));
  }
  const rows = useMemo(
    () =>
      changes.size === 0
        ? serverRows
        : serverRows.flatMap((row) => {
            const changed = changes.get(keyOf(row));
            return changed === undefined ? [row] : changed === null ? [] : [changed];
          }),
    [serverRows, changes, keyOf],
  );

  const act = useCallback(
    async <Reply>({ rows: changed, change, send, done, failed, undo }: Act<Row, Reply>): Promise<boolean> => {
      const keys = changed.map(keyOf);
      const restore = () => setChanges((before) => new Map([...before].filter(([key]) => !keys.includes(key))));
      for (const key of keys) sending.current.add(key);
      setChanges((before) => new Map([...before, ...changed.map((row) => [keyOf(row), change(row)] as const)]));
      const response = await send();
      for (const key of keys) sending.current.delete(key);
      const errors = { offline: "Network error", otherwise: failed };
      if (!response.ok) {
        restore();
        notify.error(describeFailure(response, errors).text, { duration: UNDO_MS });
        router.refresh();
        return false;
      }
      const opposite = undo?.(response.data) ?? null;
      notify.success(typeof done === "function" ? done(response.data) : done, {
        duration: opposite ? UNDO_MS : undefined,
        ...(opposite && {
          action: {
            label: "Undo",
            onClick: async () => {
              restore();
              const undone = await opposite();
              if (undone.ok) notify.plain("Undone");
              else notify.error(describeFailure(undone, { ...errors, otherwise: "That could not be undone." }).text);
              router.refresh();
            },
          },
        }),
      });
      router.refresh();
      return true;
    },
    [keyOf, router],
  );

  return { rows, act };
}
