import { StatList } from "@/components/admin/ui/stat-list";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import type { AdminWaitingRoom } from "@/lib/waiting-room/admin-contracts";

/** What happens in a waiting room now. */
export function WaitingRoomFigures({ room }: { room: AdminWaitingRoom }) {
  const figures = [
    ["Waiting", room.waiting],
    ["Admitted", room.admitted],
    ["Ordered", room.ordered],
    ["Checkouts in the last minute", room.checkoutsPerMinute],
  ] as const;
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <h2 id="figures" className="text-subheading">
        Now
      </h2>
      <p className="text-small">
        {room.activeSince
          ? `Active since ${formatLagosMoment(room.activeSince)}. ${room.opened ? "People are let through." : "People are let through from the opening of the drop on."}`
          : room.mode === "automatic"
            ? "Nobody has to wait. It begins by itself above the limit."
            : "Nobody has to wait."}
      </p>
      <StatList items={figures.map(([name, value]) => [name, value.toLocaleString("en-NG")])} />
    </section>
  );
}
