import { Button } from "@/components/ui/button";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";

/** Gives up a visitor's place. A plain form, which needs no script; the drop's page follows. */
export function LeaveForm({ slug }: { slug: string }) {
  return (
    <form method="post" action={serverApiPaths.leaveWaitingRoom(slug)} className="grid justify-items-start gap-3">
      <p>You give up your place. You can come back, but your new place may be further behind.</p>
      <Button type="submit" variant="danger" size="small">
        Give up my place
      </Button>
    </form>
  );
}
