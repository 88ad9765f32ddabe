import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { Skeleton } from "@/components/ui/skeleton";

/** The shape of the first room while the works are fetched, and what to do when they do not come. */
export function Waiting({ failed, again }: { failed: boolean; again: () => void }) {
  if (failed) {
    return (
      <div className="page-x grid justify-items-start gap-5 py-wall">
        <Message>❌ The works did not load.</Message>
        <p className="max-w-[44ch] font-normal font-read text-read">
          They hang where they hung; it is the line to them that broke.
        </p>
        <Button onClick={again}>Try Again</Button>
      </div>
    );
  }
  return (
    <div role="status" className="page-x g12 items-center gap-y-8 py-wall">
      <span className="sr-only">The works are being fetched</span>
      <Skeleton className="col-span-full aspect-4/5 md:col-span-5" />
      <div className="col-span-full grid gap-5 md:col-span-7">
        <Skeleton className="h-20 w-4/5" />
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-48 w-full" />
      </div>
    </div>
  );
}
