import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";

type FiltersProps = {
  /** The URL of the admin page. */
  action: string;
  /** Whether a filter is active. */
  active: boolean;
  children: ReactNode;
};

/** The filters of a list. They are part of the URL, so that a filtered list can be bookmarked and shared. */
export function Filters({ action, active, children }: FiltersProps) {
  return (
    <form
      action={action}
      className="flex flex-wrap items-end gap-4 pb-8 max-md:grid max-md:grid-cols-2 max-md:*:min-w-0"
    >
      {children}
      <div className="flex gap-3 max-md:col-span-full">
        <Button type="submit" variant="secondary" size="small" className="min-h-12">
          Apply
        </Button>
        {active && (
          <ButtonLink href={action} variant="quiet" size="small" className="min-h-12">
            Clear
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
