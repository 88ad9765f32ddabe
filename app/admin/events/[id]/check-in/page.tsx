import { notFound } from "next/navigation";
import { CheckIn } from "@/components/admin/events/check-in";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { AdminsOnly } from "@/components/admin/ui/admins-only";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { getAdminEvent, listCheckInAttendees } from "@/lib/events/admin-queries";
import { getAdmin } from "@/lib/http/current-user";

export const metadata = privatePageMetadata("Check-in");

export default async function CheckInPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!(await getAdmin(paths.checkIn(id)))) return <AdminsOnly />;
  const event = (await getAdminEvent(id)) ?? notFound();
  return (
    <>
      <AdminHeader
        title={`Check-in: ${event.title}`}
        actions={
          <ButtonLink href={adminPaths.editEvent(id)} variant="quiet" size="small">
            Edit event
          </ButtonLink>
        }
      >
        {formatLagosDate(event.date)}, {formatLagosTime(event.date)}. Check-ins are stored on this device until the
        server confirms them.
      </AdminHeader>
      {event.cancelled ? (
        <Alert>⚠️ This event was cancelled. Check-in is closed.</Alert>
      ) : (
        <CheckIn event={id} initial={await listCheckInAttendees(id)} />
      )}
    </>
  );
}
