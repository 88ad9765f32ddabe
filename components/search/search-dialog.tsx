"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { inputClass } from "@/components/ui/field";
import { useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { MAX_QUERY_LENGTH } from "@/lib/search/contracts";
import { ResultSummary } from "./result-summary";
import { kindLabels, resultKey, searchSummary } from "./search-labels";
import { SearchSuggestions } from "./search-suggestions";

const PAUSE_MS = 200;

/** The query as soon as the visitor pauses typing. */
function usePausedQuery(typed: string): string {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return query;
}

type SearchDialogProps = { open: boolean; onClose: () => void };

/** The search while typing: arrow keys choose a result, Enter opens it, or all results when none is chosen. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const router = useRouter();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(-1);
  const query = usePausedQuery(typed);
  const { data, error, isLoading } = useApi(query === "" ? null : apiPaths.search, {
    query: { q: query },
    keepPreviousData: true,
    dedupingInterval: 30_000,
  });
  const found = query === "" ? undefined : data;
  const results = found?.groups.flatMap((group) => group.results) ?? [];

  useEffect(() => {
    if (!open) return;
    input.current?.focus();
    input.current?.select();
  }, [open]);

  const go = (path: string) => {
    onClose();
    router.push(path);
  };
  const choose = (index: number) => {
    setChosen(index);
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: "nearest" });
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && results.length > 0) {
      event.preventDefault();
      // From the field itself (-1) up to the last result, and round again.
      const places = results.length + 1;
      choose(((chosen + 1 + step + places) % places) - 1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const result = results[chosen];
      if (result || typed.trim() !== "") go(result?.path ?? paths.search(typed.trim()));
    }
  };

  const message = error
    ? error.error || "The search does not respond. Check your connection and try again."
    : found && !isLoading
      ? searchSummary(found, query)
      : "";
  return (
    <Dialog open={open} onClose={onClose} title="Search" sheet>
      <input
        ref={input}
        // Not a search field, in which Escape empties the field before it closes the dialog.
        type="text"
        inputMode="search"
        role="combobox"
        aria-label="Search the museum"
        aria-expanded={results.length > 0}
        aria-controls={`${id}-results`}
        aria-autocomplete="list"
        aria-activedescendant={chosen >= 0 && chosen < results.length ? `${id}-${chosen}` : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(-1);
        }}
        onKeyDown={handleKey}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="A name, a work, a word"
        className={inputClass}
      />
      <p role="status" className="font-medium text-muted text-small [overflow-wrap:anywhere]">
        {message}
      </p>
      <div
        id={`${id}-results`}
        role="listbox"
        aria-label="Results"
        className="-mx-2 max-h-[55svh] overflow-y-auto overscroll-contain empty:hidden"
      >
        {found?.groups.map(({ kind, results: group }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of options.
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className="px-2 pt-3 font-bold text-small">
              {kindLabels[kind]}
            </p>
            {group.map((result) => {
              const index = results.indexOf(result);
              return (
                <Link
                  key={resultKey(result)}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === chosen}
                  tabIndex={-1}
                  href={result.path}
                  prefetch={false}
                  onClick={onClose}
                  className="flex gap-3 p-2 hover:bg-raised aria-selected:bg-raised"
                >
                  <ResultSummary result={result} />
                </Link>
              );
            })}
          </div>
        ))}
      </div>
      {found?.groups.length === 0 && <SearchSuggestions isEmpty />}
      {typed.trim() !== "" && (
        <Link href={paths.search(typed.trim())} prefetch={false} onClick={onClose} className="link text-small">
          All results
        </Link>
      )}
    </Dialog>
  );
}
