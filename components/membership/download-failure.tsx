import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/lib/platform/paths";

type DownloadFailureProps = { sentence: string; isLoading: boolean; onTryAgain: () => void };

/** The list could not be had. Without script the button opens the page anew. */
export function DownloadFailure({ sentence, isLoading, onTryAgain }: DownloadFailureProps) {
  return (
    <div className="grid gap-8">
      <form
        action={paths.downloads}
        onSubmit={(event) => {
          event.preventDefault();
          onTryAgain();
        }}
        className="grid justify-items-start gap-6"
      >
        {!isLoading && <Message>{`❌ Error: ${sentence}`}</Message>}
        <Button type="submit" busy={isLoading && "Loading downloads…"}>
          Try Again
        </Button>
      </form>
      {isLoading && <Shapes />}
    </div>
  );
}

const places = ["one", "two", "three", "four"];

/** The list's shape while it is on its way. */
function Shapes() {
  return (
    <div aria-hidden className="border-line-strong border-t-2">
      {places.map((place) => (
        <div key={place} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-5 border-line border-b py-6">
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
