import type { ReactNode } from "react";

const numberFormat = new Intl.NumberFormat("en-NG");

type SelectionBarProps = {
  itemNames: readonly [one: string, many: string];
  count: number;
  /** Whether there are more results than the rows of this page. */
  canSelectAll: boolean;
  isAll: boolean;
  total: number;
  onSelectAll: () => void;
  onClear: () => void;
  /** The acts. */
  children: ReactNode;
};

/** What is selected and what can be done with it, at the bottom of the window. */
export function SelectionBar({
  itemNames: [one, many],
  count,
  canSelectAll,
  isAll,
  total,
  onSelectAll,
  onClear,
  children,
}: SelectionBarProps) {
  return (
    <div
      className={
        count > 0
          ? "sticky bottom-0 z-20 flex flex-wrap items-center gap-3 border-line-strong border-t bg-surface p-3 shadow-pop"
          : "sr-only"
      }
    >
      <p role="status" className="text-small">
        {count > 0 && `${numberFormat.format(count)} ${count === 1 ? one : many} selected`}
      </p>
      {count > 0 && (
        <>
          {canSelectAll && (
            <button type="button" onClick={onSelectAll} className="link inline-flex min-h-tap items-center text-small">
              {isAll ? "Only this page" : `Select all ${numberFormat.format(total)} results`}
            </button>
          )}
          {children}
          <button
            type="button"
            onClick={onClear}
            className="link ms-auto inline-flex min-h-tap items-center text-small"
          >
            Clear selection
          </button>
        </>
      )}
    </div>
  );
}
