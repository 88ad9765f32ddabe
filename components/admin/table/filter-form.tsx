"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { withQuery } from "@/lib/core/urls/url";
import { FilterBar } from "./filter-bar";
import { type ListFilter, type ListQuery, presentQuery } from "./list-filters";

/** The filters of a page that is not a list: they apply at once, and the URL holds them. */
export function FilterForm({
  path,
  query,
  filters,
}: {
  path: string;
  query: ListQuery;
  filters: readonly ListFilter[];
}) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const show = (wanted: ListQuery) =>
    startTransition(() => router.replace(withQuery(path, presentQuery(wanted)), { scroll: false }));
  return (
    <div className="pb-8" aria-busy={pending || undefined}>
      <FilterBar path={path} query={query} filters={filters} pending={pending} show={show} />
    </div>
  );
}
