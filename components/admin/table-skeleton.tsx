import { Skeleton } from "@/components/ui/skeleton";

/** A table that is not there yet. */
export function TableSkeleton({ say }: { say: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{say}</span>
      {["a", "b", "c", "d", "e", "f"].map((row) => (
        <Skeleton key={row} className="h-12 w-full" />
      ))}
    </div>
  );
}
