import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";

/** The loading state of the gallery, or the error with a retry button. */
export function ViewerLoading({ failed, retry }: { failed: boolean; retry: () => void }) {
  if (failed) {
    return (
      <div className="page-x grid justify-items-start gap-5 py-wall">
        <Alert tone="error">The exhibition could not be loaded.</Alert>
        <p className="max-w-[44ch] font-normal font-read text-read">Please check your connection and try again.</p>
        <Button onClick={retry}>Try Again</Button>
      </div>
    );
  }
  return (
    <div role="status" className="page-x g12 items-center gap-y-8 py-wall">
      <span className="sr-only">Loading the exhibition</span>
      <Skeleton className="col-span-full aspect-4/5 md:col-span-5" />
      <div className="col-span-full grid gap-5 md:col-span-7">
        <Skeleton className="h-20 w-4/5" />
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-48 w-full" />
      </div>
    </div>
  );
}
