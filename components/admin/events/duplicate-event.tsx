"use client";

import { DuplicateButton } from "@/components/admin/ui/duplicate-button";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";

/** Creates an event like this one at new times, and opens it. */
export function DuplicateEvent({ id, title }: { id: string; title: string }) {
  return (
    <DuplicateButton
      title={title}
      choice="Another date of the same event: the pages list each other"
      explanation="The copy has the same text, place, link, seats, prices and questions, and these times. It has no guests, nobody gets an email, and it is public at once. If seats open at set times, they open as long before the new start."
      send={({ chosen, ...times }) => api.post(adminApiPaths.duplicateEvent(id), { ...times, sameSeries: chosen })}
      goTo={(reply) => adminPaths.editEvent(reply.event._id)}
    />
  );
}
