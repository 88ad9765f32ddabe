"use client";

import { Bookmark, X } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { notify } from "@/components/ui/toast";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { withQuery } from "@/lib/core/urls/url";
import type { ListName, SavedView } from "@/lib/saved-views/contracts";
import { type BuiltInView, isSameQuery, type ListQuery, presentQuery } from "./list-filters";

const numberFormat = new Intl.NumberFormat("en-NG");
const errors = { offline: "Network error", otherwise: "Failed to save the view" };

const tabClass =
  "inline-flex min-h-tap items-center border-b-2 max-md:focus-visible:-outline-offset-3 px-1 text-small whitespace-nowrap aria-[current=page]:border-accent aria-[current=page]:font-semibold border-transparent text-muted hover:text-ink aria-[current=page]:text-ink";

type ViewTabsProps = {
  name: ListName;
  path: string;
  query: ListQuery;
  /** The name of the view without filters. */
  allName?: string;
  allCount?: number;
  /** The parameters that the view without filters keeps, such as list or grid. */
  baseQuery?: ListQuery;
  builtIn: readonly BuiltInView[];
  saved: readonly SavedView[];
};

/** The views of a list as links, the own ones with a button to delete them, and a button that saves the current filters. */
export function ViewTabs({
  name,
  path,
  query,
  allName = "All",
  allCount,
  baseQuery = {},
  builtIn,
  saved,
}: ViewTabsProps) {
  const router = useRouter();
  const [naming, setNaming] = useState(false);
  const { busy, message, submit } = useSubmission();
  const current = presentQuery(query);
  const views: readonly BuiltInView[] = [
    { name: allName, query: baseQuery, ...(allCount !== undefined && { count: allCount }) },
    ...builtIn,
  ];
  const isNamed = [...views, ...saved].some((view) => isSameQuery(view.query, current));
  if (views.length === 1 && saved.length === 0 && isNamed) return null;

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("name") ?? "");
    void submit(() => api.post(adminApiPaths.savedViews, { list: name, name: typed, query: current }), {
      errors,
      toast: ({ view }) => `The view “${view.name}” is saved`,
      refresh: true,
      onDone: () => setNaming(false),
    });
  };
  const remove = async ({ _id, name: removed, query: filters }: SavedView) => {
    const response = await api.delete(adminApiPaths.savedView(_id));
    if (!response.ok) notify.error("Failed to delete the view");
    else
      notify.success(`The view “${removed}” is deleted`, {
        duration: 8_000,
        action: {
          label: "Undo",
          onClick: () =>
            void api
              .post(adminApiPaths.savedViews, { list: name, name: removed, query: filters })
              .then(() => router.refresh()),
        },
      });
    router.refresh();
  };

  return (
    <nav
      aria-label="Views"
      className="flex flex-wrap items-center gap-x-5 border-line border-b max-md:flex-nowrap max-md:overflow-x-auto max-md:*:shrink-0"
    >
      {views.map((view) => (
        <Link
          key={view.name}
          href={withQuery(path, presentQuery(view.query))}
          prefetch={false}
          aria-current={isSameQuery(view.query, current) ? "page" : undefined}
          className={tabClass}
        >
          {view.name}
          {view.count !== undefined && (
            <span className="ms-1.5 font-normal text-muted text-tiny tabular-nums">
              {numberFormat.format(view.count)}
            </span>
          )}
        </Link>
      ))}
      {saved.map((view) => {
        const isCurrent = isSameQuery(view.query, current);
        return (
          <span key={view._id} className="flex items-center">
            <Link
              href={withQuery(path, view.query)}
              prefetch={false}
              aria-current={isCurrent ? "page" : undefined}
              className={tabClass}
            >
              {view.name}
            </Link>
            {isCurrent && (
              <button
                type="button"
                aria-label={`Delete the view ${view.name}`}
                onClick={() => void remove(view)}
                className="grid size-tap place-items-center text-muted hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </button>
            )}
          </span>
        );
      })}
      {!isNamed && (
        <button
          type="button"
          onClick={() => setNaming(true)}
          className="link inline-flex min-h-tap items-center gap-1.5 text-small noscript:hidden"
        >
          <Bookmark aria-hidden className="size-4" />
          Save view
        </button>
      )}
      <AdminDialog open={naming} onClose={() => setNaming(false)} title="Save view" sheet>
        <Form onSubmit={save} className="grid gap-4">
          <TextField
            label="Name"
            name="name"
            required
            maxLength={40}
            autoComplete="off"
            hint="Only you see it. A view with the same name is replaced."
          />
          <FormMessage message={message} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={busy && "Saving…"}>
              Save
            </Button>
            <Button variant="quiet" onClick={() => setNaming(false)}>
              Cancel
            </Button>
          </div>
        </Form>
      </AdminDialog>
    </nav>
  );
}
