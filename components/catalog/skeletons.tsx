import { Page } from "@/components/ui/page";
import { Skeleton } from "@/components/ui/skeleton";

/** The skeleton of the product list. */
export function DropsSkeleton() {
  return (
    <Page className="grid gap-10 pt-12 pb-wall">
      <h1 className="text-giant">Drops</h1>
      <div role="status" className="g12 gap-y-14">
        <span className="sr-only">Loading drops…</span>
        {["a", "b", "c", "d", "e", "f"].map((card) => (
          <div key={card} className="col-span-full md:col-span-6 lg:col-span-4 xl:col-span-3">
            <Skeleton className="aspect-4/5 w-full" />
            <div aria-hidden className="stripe md:mx-[calc(var(--gutter)/-2)]" />
            <Skeleton className="mt-4 h-52 w-full" />
          </div>
        ))}
      </div>
    </Page>
  );
}

/** The skeleton of a product page. */
export function DropSkeleton() {
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

/** The skeleton of the cart. */
export function CartSkeleton() {
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
