import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import type { DeskMoment } from "@/lib/shop/order-desk-contracts";

/** What happened to an order, from first to last. */
export function OrderMoments({ moments }: { moments: readonly DeskMoment[] }) {
  return (
    <section aria-labelledby="moments" className="grid gap-4">
      <h2 id="moments" className="text-subheading">
        What happened
      </h2>
      <ol className="grid">
        {moments.map(({ at, what, who, state }) => (
          <li key={`${at}${what}`} className="grid gap-0.5 border-line border-s-2 pb-4 ps-4 last:pb-0">
            <span className={`font-medium wrap-anywhere ${state === "failed" ? "text-danger" : ""}`}>
              {what}
              {state === "failed" && what.startsWith("Mail") && " (could not be sent)"}
              {state === "waiting" && " (on its way)"}
            </span>
            <span className="text-muted text-tiny">
              <time dateTime={at}>
                {lagosShortDay(at)}, {lagosClock(at)}
              </time>
              {who && `, ${who}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
