import { notFound } from "next/navigation";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { Door } from "@/components/admin/door";
import { ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { lagosClock, lagosDay } from "@/components/ui/museum-time";
import { getDeskEvent } from "@/lib/community/event-queries";
import { listGuestsAtDoor } from "@/lib/community/guest-queries";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("The door");

export default async function DoorDesk({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!(await getAdmin(paths.checkIn(id)))) return <AdminsOnly />;
  const event = (await getDeskEvent(id)) ?? notFound();
  return (
    <>
      <DeskHead
        title={`The door: ${event.title}`}
        actions={
          <ButtonLink href={deskPaths.editEvent(id)} look="quiet" size="small">
            The event
          </ButtonLink>
        }
      >
        {lagosDay(event.date)}, {lagosClock(event.date)}. A press is kept on this device until the museum has answered
        it.
      </DeskHead>
      {event.cancelled ? (
        <Message>⚠️ This evening was cancelled. Nobody is let in.</Message>
      ) : (
        <Door event={id} first={await listGuestsAtDoor(id)} />
      )}
    </>
  );
}
