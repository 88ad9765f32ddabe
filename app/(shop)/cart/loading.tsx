import { Page } from "@/components/ui/page";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <Page className="grid gap-8 pt-8 pb-wall">
      <h1 className="text-title">Cart</h1>
      <div role="status" className="g12 items-start gap-y-10">
        <span className="sr-only">Loading your cart…</span>
        <div className="col-span-full grid gap-5 lg:col-span-8">
          {["a", "b", "c"].map((line) => (
            <Skeleton key={line} className="h-36 w-full" />
          ))}
        </div>
        <Skeleton className="col-span-full h-72 lg:col-span-4" />
      </div>
    </Page>
  );
}
