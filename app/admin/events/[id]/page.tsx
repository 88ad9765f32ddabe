import { notFound } from "next/navigation";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { EventForm } from "@/components/admin/event-form";
import { getEvent } from "@/lib/community/event-queries";
import { getAdmin } from "@/lib/http/viewer";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Edit an event");

export default async function EditEventDesk({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!(await getAdmin(paths.editEvent(id)))) return <AdminsOnly />;
  const event = (await getEvent(id)) ?? notFound();
  return (
    <>
      <DeskHead title={event.title} />
      <EventForm key={event.version} event={event} />
    </>
  );
}
