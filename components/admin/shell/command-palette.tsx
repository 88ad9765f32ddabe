"use client";

import { Command } from "cmdk";
import { Clock, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { asksToLeave } from "@/components/admin/ui/leave-question";
import { Modal } from "@/components/ui/modal";
import { useApi } from "@/lib/api-client/use-api";
import type { Staff } from "@/lib/auth/staff-roles";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { type AdminSearchResult, adminSearchKinds, MIN_ADMIN_QUERY_LENGTH } from "@/lib/workflows/contracts";
import { type Command as AdminCommand, actionCommands, commandsFor, findCommands, pageCommands } from "./commands";
import { PaletteGroup, PaletteItem, resultKinds } from "./palette-parts";
import { type RecentResult, readRecent, rememberResult } from "./recent-results";

const PAUSE_MS = 150;

/** The query as soon as the typing pauses; empty when it is too short to search for. */
function usePausedQuery(typed: string): string {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const wanted = typed.trim();
    const timer = setTimeout(() => setQuery(wanted.length < MIN_ADMIN_QUERY_LENGTH ? "" : wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return query;
}

type PaletteProps = {
  open: boolean;
  onClose: () => void;
  userId: string;
  admin: Staff;
  /** What was typed while this file was loaded. */
  takeEarlyText: () => string;
};

/**
 * Finds orders, people and everything else that has an admin page, and runs commands. The list is filtered by the server; pages and
 * commands are found here.
 */
export function CommandPalette({ open, onClose, userId, admin, takeEarlyText }: PaletteProps) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [recent, setRecent] = useState<readonly RecentResult[]>([]);
  const query = usePausedQuery(typed);
  const { data, error, isLoading } = useApi(query === "" ? null : adminApiPaths.search, {
    query: { q: query },
    keepPreviousData: true,
    dedupingInterval: 10_000,
  });
  const results = query === "" ? [] : (data?.results ?? []);

  useEffect(() => {
    if (!open) return;
    setRecent(readRecent(userId));
    input.current?.focus();
    input.current?.select();
    const early = takeEarlyText();
    if (early !== "") setTyped(early);
  }, [open, userId, takeEarlyText]);

  const goTo = (path: string) => {
    onClose();
    if (!asksToLeave(path)) router.push(path);
  };
  const choose = (result: RecentResult) => {
    rememberResult(userId, result);
    setTyped("");
    goTo(result.path);
  };
  const run = (command: AdminCommand) => {
    setTyped("");
    if ("href" in command) return goTo(command.href);
    onClose();
    // The focus has to be back on the page before another dialog opens.
    if ("file" in command) location.assign(command.file);
    else setTimeout(command.run);
  };

  const isEmpty = typed.trim() === "";
  const commands = findCommands(commandsFor(admin, actionCommands), typed);
  const pages = findCommands(commandsFor(admin, pageCommands), typed);
  const isTooShort = typed.trim().length < MIN_ADMIN_QUERY_LENGTH;
  const isSearching = !isTooShort && (isLoading || query !== typed.trim());
  const status = error
    ? "The search failed. Please try again."
    : isSearching
      ? "Searching…"
      : isTooShort
        ? `Type ${MIN_ADMIN_QUERY_LENGTH} characters to search orders and people.`
        : `${results.length === 1 ? "1 result" : `${results.length} results`}.`;

  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-label="Search and commands"
      className="mx-auto mt-[12vh] mb-auto w-[min(40rem,calc(100vw-2rem))] rounded-card bg-ground text-ink shadow-pop backdrop:bg-night/60 max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:w-screen max-md:max-w-none max-md:rounded-none"
    >
      {(close) => (
        <Command
          label="Search and commands"
          shouldFilter={false}
          loop
          className="flex max-h-[70vh] flex-col max-md:max-h-dvh"
        >
          <div className="flex items-center gap-3 border-line border-b px-4">
            <Search aria-hidden className="size-5 shrink-0 text-muted" />
            <Command.Input
              ref={input}
              value={typed}
              onValueChange={setTyped}
              maxLength={120}
              placeholder="Order number, buyer, email, product, page…"
              className="min-h-14 w-full bg-transparent text-base outline-none placeholder:text-muted"
            />
            <button
              type="button"
              onClick={close}
              className="min-h-tap shrink-0 px-2 font-semibold text-small md:hidden"
            >
              Close
            </button>
            <kbd className="shrink-0 rounded-control bg-raised px-1.5 font-sans text-muted text-tiny max-md:hidden">
              Esc
            </kbd>
          </div>
          <Command.List className="min-h-0 flex-1 scroll-pb-8 overflow-y-auto overscroll-contain pb-8 [mask-image:linear-gradient(to_bottom,black_calc(100%-2rem),transparent)]">
            {isEmpty && recent.length > 0 && (
              <PaletteGroup heading="Recent">
                {recent.map((result) => (
                  <PaletteItem
                    key={result.path}
                    value={`recent ${result.path}`}
                    icon={Clock}
                    name={result.title}
                    detail={resultKinds[result.kind].heading}
                    onSelect={() => choose(result)}
                  />
                ))}
              </PaletteGroup>
            )}
            {adminSearchKinds.map((kind) => {
              const found = results.filter((result) => result.kind === kind);
              if (found.length === 0) return null;
              return (
                <PaletteGroup key={kind} heading={resultKinds[kind].heading}>
                  {found.map((result: AdminSearchResult) => (
                    <PaletteItem
                      key={result.id}
                      value={`${kind} ${result.id}`}
                      icon={resultKinds[kind].icon}
                      name={result.title}
                      detail={result.detail}
                      onSelect={() => choose(result)}
                    />
                  ))}
                </PaletteGroup>
              );
            })}
            {commands.length > 0 && (
              <PaletteGroup heading="Commands">
                {commands.map((command) => (
                  <PaletteItem
                    key={command.name}
                    value={`command ${command.name}`}
                    icon={command.icon}
                    name={command.name}
                    keys={command.keys}
                    onSelect={() => run(command)}
                  />
                ))}
              </PaletteGroup>
            )}
            {pages.length > 0 && (
              <PaletteGroup heading="Pages">
                {pages.map((command) => (
                  <PaletteItem
                    key={command.name}
                    value={`page ${command.name}`}
                    icon={command.icon}
                    name={command.name}
                    keys={command.keys}
                    onSelect={() => run(command)}
                  />
                ))}
              </PaletteGroup>
            )}
          </Command.List>
          {!isSearching && results.length === 0 && commands.length === 0 && pages.length === 0 && (
            <p className="px-4 py-8 text-center text-muted text-small">
              Nothing found. Try another spelling or an order number.
            </p>
          )}
          <p role="status" className="border-line border-t px-4 py-2 text-muted text-tiny">
            {status}
          </p>
        </Command>
      )}
    </Modal>
  );
}
