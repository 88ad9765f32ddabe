"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, use, useCallback, useMemo, useState, useTransition } from "react";
import { notify } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { withQuery } from "@/lib/core/urls/url";
import type { ListName, ListSettings } from "@/lib/saved-views/contracts";
import { FilterBar } from "./filter-bar";
import type { BuiltInView, ListFilter, ListQuery } from "./list-filters";
import { presentQuery } from "./list-filters";
import { ViewTabs } from "./view-tabs";

type ListContext = {
  name: ListName;
  path: string;
  query: ListQuery;
  total: number;
  /** Whether the next rows are being read. */
  pending: boolean;
  hiddenColumns: readonly string[];
  setHiddenColumns: (columns: readonly string[]) => void;
  /** Opens the list with this query, on its first page. */
  show: (query: ListQuery) => void;
};

const Context = createContext<ListContext | null>(null);

/** The list that a table is in; null for a table without filters and pages. */
export const useAdminList = () => use(Context);

type AdminListProps = {
  name: ListName;
  /** The path of the page, and its filters and sort order as they are in the URL. */
  path: string;
  query: ListQuery;
  filters?: readonly ListFilter[];
  /** The name of the view without filters: "All". */
  allName?: string;
  allCount?: number;
  /** The parameters that stay when the filters are cleared, such as list or grid. */
  baseQuery?: ListQuery;
  /** Views that every admin has, besides all rows. */
  views?: readonly BuiltInView[];
  settings: ListSettings;
  total: number;
  /** The table and the pages. */
  children: ReactNode;
};

/** A list of the admin pages: views, filters that apply at once, the table and its pages. The URL holds the state. */
export function AdminList({
  name,
  path,
  query,
  filters = [],
  allName,
  allCount,
  baseQuery = {},
  views = [],
  settings,
  total,
  children,
}: AdminListProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [hidden, setHidden] = useState<readonly string[]>(settings.hiddenColumns);

  const show = useCallback(
    (wanted: ListQuery) =>
      startTransition(() => router.replace(withQuery(path, presentQuery(wanted)), { scroll: false })),
    [router, path],
  );
  const setHiddenColumns = useCallback(
    async (columns: readonly string[]) => {
      setHidden(columns);
      const saved = await api.put(adminApiPaths.hiddenColumns, { list: name, columns: [...columns] });
      if (!saved.ok) notify.error("The columns could not be saved. They are shown like this until you leave the page.");
    },
    [name],
  );
  const list = useMemo(
    () => ({ name, path, query, total, pending, hiddenColumns: hidden, setHiddenColumns, show }),
    [name, path, query, total, pending, hidden, setHiddenColumns, show],
  );

  return (
    <Context value={list}>
      <div className="grid gap-4" aria-busy={pending || undefined}>
        <ViewTabs
          name={name}
          path={path}
          query={query}
          {...(allName && { allName })}
          {...(allCount !== undefined && { allCount })}
          baseQuery={baseQuery}
          builtIn={views}
          saved={settings.views}
        />
        {filters.length > 0 && (
          <FilterBar path={path} query={query} baseQuery={baseQuery} filters={filters} pending={pending} show={show} />
        )}
        {children}
      </div>
    </Context>
  );
}
