import { Page, PageHead } from "@/components/ui/page";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <Page>
      <PageHead title="Drops" />
      <div role="status" className="g12 gap-y-14 pb-wall">
        <span className="sr-only">Loading drops…</span>
        {["a", "b", "c", "d", "e", "f"].map((card) => (
          <div key={card} className="col-span-full md:col-span-6 lg:col-span-4">
            <Skeleton className="aspect-4/5 w-full" />
            <div aria-hidden className="stripe md:mx-[calc(var(--gutter)/-2)]" />
            <Skeleton className="mt-4 h-52 w-full" />
          </div>
        ))}
      </div>
    </Page>
  );
}
