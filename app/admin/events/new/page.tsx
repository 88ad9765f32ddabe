import { EventForm } from "@/components/admin/events/event-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { artworkOptions } from "@/components/events/event-artwork";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";

export const metadata = privatePageMetadata("New event");

export default async function NewEventPage() {
  await requireAdmin(adminPaths.newEvent, "events");
  return (
    <>
      <AdminHeader title="New event" parents={[{ name: "Events", href: adminPaths.section("events") }]}>
        It is public as soon as it is created, unless it is hidden. Its link is shown to members, or to guests with a
        seat if it is paid or has a code.
      </AdminHeader>
      <EventForm event={null} artworks={artworkOptions} />
    </>
  );
}
