import { ButtonLink } from "@/components/ui/button";
import { apiPaths } from "@/lib/core/urls/api-paths";

/** The auction as an iCalendar file, without account or JavaScript. */
export function CalendarLink({ auctionId }: { auctionId: string }) {
  return (
    <ButtonLink variant="quiet" size="small" href={apiPaths.auctionCalendar(auctionId)} download>
      Add to calendar
    </ButtonLink>
  );
}
