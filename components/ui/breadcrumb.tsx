import Link from "next/link";

type Crumb = { name: string; href: string };

/** Breadcrumb navigation, the current page last. */
export function Breadcrumb({ items, current }: { items: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex gap-x-2 py-3 max-md:py-1 text-small font-medium text-muted md:flex-wrap">
        {items.map(({ name, href }, index) => (
          <li
            key={href}
            // A phone has room for two levels above the page.
            className={`flex min-w-0 items-center gap-2 after:text-line-strong after:content-['/'] ${index < items.length - 2 ? "max-md:hidden" : ""}`}
          >
            <Link
              href={href}
              prefetch={false}
              className="min-h-8 min-w-8 items-center max-md:block max-md:truncate max-md:leading-[2.75rem] md:inline-flex hover:text-ink hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
        {/* On a phone in one line, and the first to be cut off: the heading below has it whole. */}
        <li aria-current="page" className="flex min-h-8 min-w-12 shrink-99 items-center text-ink max-md:min-h-tap">
          <span className="max-md:truncate">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
