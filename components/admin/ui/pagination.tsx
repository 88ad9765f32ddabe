import { ButtonLink } from "@/components/ui/button";

type PaginationProps = {
  shown: number;
  total: number;
  /** The listed items in singular and plural: "order", "orders". */
  itemNames: readonly [one: string, many: string];
  /** The URLs of the first and the next page; null where there is none. */
  first: string | null;
  next: string | null;
  /** A label for pages with several lists. */
  label?: string;
};

const numberFormat = new Intl.NumberFormat("en-NG");

/** The number of items shown, and links to the first and next page. */
export function Pagination({ shown, total, itemNames: [one, many], first, next, label = "Pages" }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-4 pt-5">
      {/* An empty list says so itself. */}
      <p className={total === 0 && first === null ? "sr-only" : "text-muted text-small"}>
        {numberFormat.format(shown)} of {numberFormat.format(total)} {total === 1 ? one : many}
      </p>
      <div className="flex flex-wrap gap-3">
        {first && (
          <ButtonLink href={first} variant="quiet" size="small">
            First page
          </ButtonLink>
        )}
        {next && (
          <ButtonLink href={next} variant="secondary" size="small">
            Next page
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
