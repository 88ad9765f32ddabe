import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/lib/core/urls/paths";

type DownloadFailureProps = { message: string; isLoading: boolean; onRetry: () => void };

/** The list could not be loaded. Without JavaScript the button reloads the page. */
export function DownloadFailure({ message, isLoading, onRetry }: DownloadFailureProps) {
  return (
    <div className="grid gap-8">
      <Form
        method="get"
        action={paths.downloads}
        onSubmit={(event) => {
          event.preventDefault();
          onRetry();
        }}
        className="grid justify-items-start gap-6"
      >
        {!isLoading && <Alert tone="error">{`Error: ${message}`}</Alert>}
        <Button type="submit" loading={isLoading && "Loading downloads…"}>
          Try Again
        </Button>
      </Form>
      {isLoading && <ListSkeleton />}
    </div>
  );
}

const skeletonKeys = ["one", "two", "three", "four"];

/** The skeleton of the list. */
function ListSkeleton() {
  return (
    <div aria-hidden className="border-line-strong border-t-2">
      {skeletonKeys.map((index) => (
        <div key={index} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-5 border-line border-b py-6">
          <Skeleton className="h-18" />
          <div className="grid content-start gap-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
