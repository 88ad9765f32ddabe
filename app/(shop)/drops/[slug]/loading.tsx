import { Page } from "@/components/ui/page";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <Page className="pb-wall">
      <div role="status" className="g12 items-start gap-y-8 pt-14">
        <span className="sr-only">Loading this drop…</span>
        <Skeleton className="col-span-full aspect-4/5 max-md:-mx-edge md:col-span-6 xl:col-span-5" />
        <div className="col-span-full grid gap-5 md:col-span-6 xl:col-span-4 xl:ps-5">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-10 w-56" />
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-15 w-full" />
          <Skeleton className="h-15 w-full" />
        </div>
        <Skeleton className="col-span-full h-48 xl:col-span-3" />
      </div>
    </Page>
  );
}
