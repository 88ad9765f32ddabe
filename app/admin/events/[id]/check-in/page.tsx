import { notFound } from "next/navigation";
import { CheckIn } from "@/components/admin/events/check-in";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Alert } from "@/components/ui/alert";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { getAdminEvent } from "@/lib/events/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Check-in");

export default async function CheckInPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(paths.checkIn(id), "events");
  const event = (await readForPage(getAdminEvent(id))) ?? notFound();
  return (
    <>
      <AdminHeader
        title={`Check-in: ${event.title}`}
        crumb="Check-in"
        parents={[
          { name: "Events", href: adminPaths.section("events") },
          { name: event.title, href: adminPaths.editEvent(id) },
        ]}
      >
        {formatLagosShortDate(event.date)}, {formatLagosTime(event.date)} Lagos time. Check-ins are stored on this
        device until the server confirms them.
      </AdminHeader>
      {event.cancelled ? (
        <Alert tone="warning">This event was cancelled. Check-in is closed.</Alert>
      ) : (
        // The list is read by the page itself, so that its HTML, which is stored on the device, has no names.
        <CheckIn event={id} />
      )}
    </>
  );
}
