import Link from "next/link";
import { cardClass } from "@/components/admin/ui/form-section";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { QueuedOrder } from "@/lib/orders/admin-contracts";

const MAX_SHOWN = 12;

type PackingQueueProps = {
  queue: readonly QueuedOrder[];
  total: number;
  /** The order on the table. */
  current: string | null;
  /** The product whose orders are packed; undefined for all. */
  drop: string | undefined;
};

/** The orders to pack, oldest first. */
export function PackingQueue({ queue, total, current, drop }: PackingQueueProps) {
  if (queue.length === 0) return null;
  return (
    <section aria-labelledby="queue" className={`${cardClass} gap-3!`}>
      <h2 id="queue" className="font-bold text-base">
        Next
      </h2>
      <ol className="grid">
        {queue.slice(0, MAX_SHOWN).map(({ number, buyer, repack }) => (
          <li key={number} className="border-line border-t">
            <Link
              href={adminPaths.packing({ order: number, drop })}
              prefetch={false}
              aria-current={number === current ? "true" : undefined}
              className="grid min-h-tap grid-cols-[auto_minmax(0,1fr)] items-center gap-3 px-2 text-small hover:bg-raised aria-[current]:bg-raised"
            >
              <b className="whitespace-nowrap font-semibold">{number}</b>
              <span className="truncate text-muted">
                {repack && <b className="font-semibold text-warn">Take out an item: </b>}
                {buyer}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {total > MAX_SHOWN && (
        <Link
          href={adminPaths.section("orders", { parcel: "to-pack", drop, sort: "oldest" })}
          prefetch={false}
          className="link justify-self-start text-small touch:inline-flex touch:min-h-tap touch:items-center"
        >
          All {total} to pack
        </Link>
      )}
    </section>
  );
}
