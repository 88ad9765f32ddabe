import { ButtonLink } from "@/components/ui/button";
import { apiPaths } from "@/lib/core/urls/api-paths";

/** The auction as an iCalendar file, without account or JavaScript. */
export function CalendarLink({ auctionId, className = "" }: { auctionId: string; className?: string }) {
  return (
    <ButtonLink variant="quiet" size="small" className={className} href={apiPaths.auctionCalendar(auctionId)} download>
      Add to calendar
    </ButtonLink>
  );
}
