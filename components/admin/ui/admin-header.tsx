import { ExternalLink } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { paths } from "@/lib/core/urls/paths";

/** A page above this one. */
export type Crumb = { name: string; href: string };

type AdminHeaderProps = {
  title: string;
  children?: ReactNode;
  /** Buttons and links beside the title. */
  actions?: ReactNode;
  /** The pages between the overview and this one, the list first; null on the overview, which has no breadcrumbs. */
  parents?: readonly Crumb[] | null;
  /** The name of this page in the breadcrumbs, where the title is a sentence. */
  crumb?: string;
  /** The public page of what this page edits. */
  publicPath?: string | null;
};

const crumbClass = "inline-flex min-h-8 items-center hover:text-ink hover:underline max-lg:min-h-tap";

/** The breadcrumbs. On a wide screen they lie in the bar at the top, where they stay while the page scrolls. */
function AdminBreadcrumbs({
  parents,
  current,
  publicPath,
}: { parents: readonly Crumb[]; current: string } & Pick<AdminHeaderProps, "publicPath">) {
  return (
    <div className="admin-crumbs flex items-center gap-3 pt-2 text-small print:hidden lg:sticky lg:top-0 lg:z-40 lg:-mt-header lg:h-header lg:w-fit lg:max-w-[calc(100%-33rem)] lg:pt-0">
      <nav aria-label="Breadcrumb" className="min-w-0">
        <ol className="flex min-w-0 items-center gap-x-2 font-medium text-muted">
          {[{ name: "Admin", href: paths.admin }, ...parents].map(({ name, href }, index) => (
            <li
              key={href}
              // A phone has room for two levels above the page.
              className={`${index < parents.length - 1 ? "max-sm:hidden" : ""} flex shrink-0 items-center gap-2 whitespace-nowrap after:text-line-strong after:content-['/'] max-sm:min-w-0 max-sm:first:shrink-0 max-sm:shrink max-sm:nth-last-2:after:content-none`}
            >
              <Link href={href} prefetch={false} className={crumbClass}>
                <span className="max-w-[18ch] truncate max-sm:max-w-[12ch]">{name}</span>
              </Link>
            </li>
          ))}
          <li aria-current="page" className="min-w-0 truncate text-ink max-sm:sr-only">
            {current}
          </li>
        </ol>
      </nav>
      {publicPath && (
        <Link
          href={publicPath}
          prefetch={false}
          className="inline-flex min-h-8 shrink-0 items-center gap-1.5 font-medium text-muted hover:text-ink hover:underline max-lg:min-h-tap"
        >
          <ExternalLink aria-hidden className="size-4" />
          View page
        </Link>
      )}
    </div>
  );
}

/** The title of an admin page with breadcrumbs, an introduction and actions. */
export function AdminHeader({ title, children, actions, parents = [], crumb = title, publicPath }: AdminHeaderProps) {
  return (
    <>
      {parents && <AdminBreadcrumbs parents={parents} current={crumb} publicPath={publicPath} />}
      <header className="flex flex-wrap items-start justify-between gap-x-gutter gap-y-4 pt-3 pb-6 md:flex-nowrap lg:pt-6 print:pt-0">
        <div className="grid min-w-0 gap-1">
          <h1 className="text-heading">{title}</h1>
          {children && (
            <p className="max-w-[72ch] text-pretty font-normal font-read text-muted text-read">{children}</p>
          )}
        </div>
        {actions && (
          <div className="flex flex-wrap items-center gap-3 md:max-w-[60%] md:shrink-0 md:justify-end">{actions}</div>
        )}
      </header>
    </>
  );
}
