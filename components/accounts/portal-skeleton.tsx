import { Skeleton } from "@/components/ui/skeleton";

const rows = ["a", "b", "c", "d", "e", "f"];

/** The portal's shape while it is being fetched. */
export function PortalSkeleton() {
  return (
    <div role="status" className="g12 gap-y-12">
      <p className="sr-only">Loading your account…</p>
      <div className="col-span-full grid content-center gap-4 lg:col-end-7">
        <Skeleton className="h-24 w-4/5" />
        <Skeleton className="h-7 w-3/5" />
      </div>
      <Skeleton className="col-span-full aspect-[1.586] lg:col-start-7" />
      {["col-span-full lg:col-end-6", "col-span-full lg:col-start-7"].map((column) => (
        <div key={column} className={`${column} grid gap-3`}>
          <Skeleton className="h-9 w-64" />
          {rows.map((row) => (
            <Skeleton key={row} className="h-11" />
          ))}
        </div>
      ))}
    </div>
  );
}
