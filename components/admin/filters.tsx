import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";

type FiltersProps = {
  /** The desk's own address. */
  action: string;
  /** Whether anything is narrowed down now. */
  narrowed: boolean;
  children: ReactNode;
};

/** What a list is narrowed to. It stands in the address, so that it can be kept, sent and gone back to. */
export function Filters({ action, narrowed, children }: FiltersProps) {
  return (
    <form
      action={action}
      className="flex flex-wrap items-end gap-4 pb-8 max-md:grid max-md:grid-cols-2 max-md:*:min-w-0"
    >
      {children}
      <div className="flex gap-3 max-md:col-span-full">
        <Button type="submit" look="secondary" size="small" className="min-h-12">
          Show
        </Button>
        {narrowed && (
          <ButtonLink href={action} look="quiet" size="small" className="min-h-12">
            Show all
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
