"use client";

import { ListFilter as FilterIcon, LoaderCircle, Search, X } from "lucide-react";
import Link from "next/link";
import { useEffect, useId, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { withQuery } from "@/lib/core/urls/url";
import { controlClass, DateFilter, SelectFilter } from "./filter-fields";
import { countActiveFilters, type ListFilter, type ListQuery, presentQuery } from "./list-filters";
import { useFilterInput } from "./use-filter-input";

type FilterBarProps = {
  path: string;
  query: ListQuery;
  /** The parameters that stay when the filters are cleared. */
  baseQuery?: ListQuery;
  filters: readonly ListFilter[];
  pending: boolean;
  show: (query: ListQuery) => void;
};

/**
 * The filters of a list. They apply at once, a text after a short pause; without script there is a button. On a phone all but the
 * first text are folded, unless there are two at most.
 */
export function FilterBar({ path, query, baseQuery = {}, filters, pending, show }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  // What was chosen last, which is ahead of the URL while the next rows are being read.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const change = (name: string, value: string) => {
    latest.current = { ...latest.current, [name]: value || undefined };
    show(latest.current);
  };
  const [first, ...rest] = filters;
  const leads = first?.kind === "search" ? first : null;
  const folded = leads ? rest : filters;
  const active = countActiveFilters(folded, query);
  // Two short filters fit beside each other without a button that unfolds them.
  const isFolded = folded.length > 2 || leads !== null;
  const panel = useId();
  return (
    <form
      action={path}
      className={`grid items-end gap-3 md:flex md:flex-wrap ${leads && folded.length > 0 ? "max-md:grid-cols-[minmax(0,1fr)_auto] noscript:max-md:grid-cols-1" : ""}`}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const wanted = Object.fromEntries([...typed].map(([name, value]) => [name, String(value).trim()]));
        latest.current = { ...latest.current, ...wanted };
        show(latest.current);
      }}
    >
      {Object.entries(presentQuery(baseQuery)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {leads && <SearchFilter filter={leads} value={query[leads.name] ?? ""} pending={pending} onChange={change} />}
      {folded.length > 0 && isFolded && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
          className={`${buttonVariants({ variant: "secondary", size: "small" })} noscript:hidden! justify-self-start md:hidden`}
        >
          <FilterIcon aria-hidden className="size-4" />
          Filters{active > 0 && ` (${active})`}
        </button>
      )}
      <div
        id={panel}
        className={`col-span-full grid-cols-2 gap-3 noscript:max-md:grid md:contents ${open || !isFolded ? "max-md:grid" : "max-md:hidden"}`}
      >
        {folded.map((filter) =>
          filter.kind === "search" ? (
            <SearchFilter
              key={filter.name}
              filter={filter}
              value={query[filter.name] ?? ""}
              pending={false}
              onChange={change}
            />
          ) : filter.kind === "date" ? (
            <DateFilter key={filter.name} filter={filter} value={query[filter.name] ?? ""} onChange={change} />
          ) : (
            <SelectFilter key={filter.name} filter={filter} value={query[filter.name] ?? ""} onChange={change} />
          ),
        )}
      </div>
      <button
        type="submit"
        className={`${buttonVariants({ variant: "secondary", size: "small" })} hidden! noscript:inline-flex!`}
      >
        Apply
      </button>
      {countActiveFilters(filters, query) > 0 && (
        <Link
          href={withQuery(path, presentQuery(baseQuery))}
          prefetch={false}
          className="filter-clear link inline-flex items-center justify-self-start text-small"
        >
          Clear filters
        </Link>
      )}
    </form>
  );
}

type SearchFilterProps = {
  filter: Extract<ListFilter, { kind: "search" }>;
  value: string;
  pending: boolean;
  onChange: (name: string, value: string) => void;
};

function SearchFilter({ filter: { name, label, placeholder }, value, pending, onChange }: SearchFilterProps) {
  const id = useId();
  const { typed, type, choose, applyWaiting } = useFilterInput(value, (text) => onChange(name, text));
  return (
    <div className="grid min-w-0 gap-1 md:w-64">
      <label htmlFor={id} className="text-muted text-tiny">
        {label}
      </label>
      <div className="relative">
        {pending ? (
          <LoaderCircle
            aria-hidden
            className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 animate-spin text-muted"
          />
        ) : (
          <Search
            aria-hidden
            className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted"
          />
        )}
        <input
          id={id}
          type="search"
          onBlur={applyWaiting}
          name={name}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          value={typed}
          onChange={(event) => type(event.target.value)}
          className={`${controlClass} ps-9 pe-9 [&::-webkit-search-cancel-button]:hidden`}
        />
        {typed !== "" && (
          <button
            type="button"
            aria-label="Clear the text"
            onClick={() => choose("")}
            className="absolute end-0 top-0 grid h-full w-tap place-items-center text-muted hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
      </div>
    </div>
  );
}
