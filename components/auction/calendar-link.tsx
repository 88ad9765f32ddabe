import { ButtonLink } from "@/components/ui/button";
import { apiPaths } from "@/lib/platform/api-paths";

/** The sale as a file that any calendar opens; a plain link, so that it needs neither an account nor script. */
export function CalendarLink({ auctionId }: { auctionId: string }) {
  return (
    <ButtonLink look="quiet" size="small" href={apiPaths.auctionCalendar(auctionId)} download>
      Add to calendar
    </ButtonLink>
  );
}
