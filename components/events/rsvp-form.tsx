import { Button } from "@/components/ui/button";
import { apiPaths } from "@/lib/core/urls/api-paths";

/** The RSVP form of the ticket page: a plain form that returns to the ticket. */
export function RsvpForm({ id, full }: { id: string; full: boolean }) {
  return (
    <form method="post" action={apiPaths.rsvp(id)}>
      <Button type="submit">{full ? "Join the waiting list" : "Reserve a seat"}</Button>
    </form>
  );
}
