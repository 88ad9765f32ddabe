import { AutoRefresh } from "@/components/admin/ui/auto-refresh";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { Rehearsal } from "@/lib/rehearsals/contracts";

/** How far a running rehearsal is, with a button that cancels it. */
export function RehearsalProgress({ rehearsal: { _id, done, total } }: { rehearsal: Rehearsal }) {
  return (
    <section aria-labelledby="running" className="grid max-w-read gap-4">
      <h2 id="running" className="text-subheading">
        A rehearsal is running
      </h2>
      <p role="status">
        {done} of {total} buyers have been through.
      </p>
      <progress aria-label="Buyers who have been through" max={total} value={done} className="h-2 w-full accent-ink" />
      <div>
        <ConfirmAction
          request={{ method: "post", path: adminApiPaths.cancelRehearsal(_id), body: {} }}
          label="Cancel"
          loadingText="Cancelling…"
          subject="the rehearsal"
          danger
          successText="Rehearsal cancelled"
          failureText="Failed to cancel the rehearsal"
        />
      </div>
      <AutoRefresh />
    </section>
  );
}
