"use client";

import { Menu, PanelLeft, X } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { refetchOnReturn, useApi } from "@/lib/api-client/use-api";
import type { Staff } from "@/lib/auth/staff-roles";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { AdminTodos } from "@/lib/workflows/contracts";
import { togglePreference, usePreference } from "./preferences";
import { type AdminPage, findAdminPage, groupsFor } from "./sections";

const NAV_ID = "admin-nav";

/** Opens the navigation on a phone and a tablet. It is a popover, which works before React has hydrated the page. */
export function NavButton() {
  return (
    <button
      type="button"
      popoverTarget={NAV_ID}
      aria-label="Open the navigation"
      className="inline-grid size-tap shrink-0 place-items-center rounded-card hover:bg-raised lg:hidden"
    >
      <Menu aria-hidden className="size-5.5" />
    </button>
  );
}

function NarrowButton() {
  const isNarrow = usePreference("narrow");
  return (
    <button
      type="button"
      aria-pressed={isNarrow}
      aria-label="Collapse navigation"
      title="Collapse navigation"
      onClick={() => togglePreference("narrow")}
      className="inline-grid size-9 shrink-0 place-items-center rounded-card text-muted hover:bg-raised hover:text-ink max-lg:hidden"
    >
      <PanelLeft aria-hidden className="size-4.5" />
    </button>
  );
}

const countFormat = new Intl.NumberFormat("en-NG");

function NavLink({ page, isHere, todos }: { page: AdminPage; isHere: boolean; todos: AdminTodos | null }) {
  const { name, href, icon: Icon, count } = page;
  const waiting = count && todos ? count.of.reduce((sum, one) => sum + todos[one], 0) : 0;
  return (
    <Link
      href={href}
      prefetch={false}
      title={name}
      aria-current={isHere ? "page" : undefined}
      className="admin-nav-link flex min-h-tap items-center gap-3 rounded-card px-3 font-medium text-small hover:bg-raised aria-[current]:bg-raised aria-[current]:font-bold lg:pointer-fine:min-h-6.5 lg:pointer-fine:text-[0.875rem]"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="admin-nav-name min-w-0 grow truncate">{name}</span>
      {waiting > 0 && (
        <span className="admin-nav-count rounded-full bg-accent px-1.5 font-bold text-on-accent text-tiny leading-[1.125rem]">
          {waiting > 999 ? "999+" : countFormat.format(waiting)}
          <span className="sr-only"> {count?.words[waiting === 1 ? 0 : 1]}</span>
        </span>
      )}
    </Link>
  );
}

/**
 * The navigation of the admin in groups, with the open tasks of each page: a sidebar, which an admin can make narrow, or a menu on a
 * phone. `todos` is what the server counted for this page; the counts are read again every minute and after a return to the tab.
 */
export function AdminNav({ todos, admin }: { todos: AdminTodos | null; admin: Staff }) {
  const path = usePathname();
  const nav = useRef<HTMLElement>(null);
  const { data, mutate } = useApi(adminApiPaths.todos, {
    ...refetchOnReturn,
    ...(todos && { fallbackData: { todos } }),
    revalidateOnMount: todos === null,
    refreshInterval: 60_000,
  });
  useEffect(() => {
    if (todos) void mutate({ todos }, { revalidate: false });
  }, [todos, mutate]);
  // The menu closes when a page was chosen.
  useEffect(() => {
    if (path && nav.current?.matches(":popover-open")) nav.current.hidePopover();
  }, [path]);
  const here = findAdminPage(path);
  return (
    <nav
      ref={nav}
      id={NAV_ID}
      popover="auto"
      aria-label="Admin"
      className="admin-nav bg-surface text-ink print:hidden max-lg:m-0 max-lg:h-dvh max-lg:max-h-none max-lg:w-[min(20rem,88vw)] max-lg:border-0 max-lg:p-0 max-lg:backdrop:bg-night/60 lg:sticky lg:top-0 lg:m-0 lg:flex lg:h-dvh lg:w-auto lg:flex-col lg:overflow-y-auto lg:border-0 lg:border-line lg:border-e lg:p-0 [&:popover-open]:flex [&:popover-open]:flex-col"
    >
      <div className="flex min-h-header shrink-0 items-center justify-between gap-2 px-3">
        <Link
          href={paths.admin}
          prefetch={false}
          className="admin-nav-brand flex min-h-tap min-w-0 items-center px-3 font-bold text-small"
        >
          <span className="truncate">The Living Archive</span>
        </Link>
        <NarrowButton />
        <button
          type="button"
          popoverTarget={NAV_ID}
          popoverTargetAction="hide"
          aria-label="Close the navigation"
          className="inline-grid size-tap shrink-0 place-items-center rounded-card hover:bg-raised lg:hidden"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <div className="grid min-h-0 content-start gap-1 overflow-y-auto overscroll-contain px-3 pb-3 max-lg:pb-8">
        {groupsFor(admin).map(({ name, pages }) => (
          <div key={name}>
            <p
              id={`${NAV_ID}-${name}`}
              className="admin-nav-group px-3 pt-1 font-semibold text-muted text-tiny max-lg:pt-3"
            >
              {name}
            </p>
            <ul aria-labelledby={`${NAV_ID}-${name}`}>
              {pages.map((page) => (
                <li key={page.href}>
                  <NavLink page={page} isHere={page === here} todos={data?.todos ?? todos} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
