"use client";

import { useState } from "react";
import { useDebounced } from "@/components/admin/ui/use-debounced";

/** The search of a `PickDialog`: `q` is the query for what is typed, and `propsOf` are the dialog's props for the reply to it. */
export function usePickSearch() {
  const [name, setName] = useState("");
  const q = useDebounced(name);
  const propsOf = ({ error, isLoading }: { error: unknown; isLoading: boolean }) => ({
    onType: setName,
    isCurrent: q === name && !isLoading,
    failed: error !== undefined,
  });
  return { q, propsOf };
}
