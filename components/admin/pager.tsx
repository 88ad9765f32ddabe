import { ButtonLink } from "@/components/ui/button";

type PagerProps = {
  shown: number;
  total: number;
  /** What is listed, as one and as many: "order", "orders". */
  of: readonly [one: string, many: string];
  /** Where the first and the next page are; null where one stands already, or where there is none. */
  first: string | null;
  next: string | null;
  /** Whose pages they are, where one desk has several lists. */
  label?: string;
};

const figure = new Intl.NumberFormat("en-NG");

/** How many of how many are in sight, and the way on. */
export function Pager({ shown, total, of: [one, many], first, next, label = "Pages" }: PagerProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-4 pt-5">
      <p className="text-muted text-small">
        {figure.format(shown)} of {figure.format(total)} {total === 1 ? one : many}
      </p>
      <div className="flex flex-wrap gap-3">
        {first && (
          <ButtonLink href={first} look="quiet" size="small">
            First page
          </ButtonLink>
        )}
        {next && (
          <ButtonLink href={next} look="secondary" size="small">
            Next page
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
