import { Mark } from "@/components/ui/mark";
import { lagosShortDay } from "@/components/ui/museum-time";
import type { VipUser } from "@/lib/membership/desk-contracts";
import { DeskTable } from "./desk-table";

/** Whoever has or had a plan. Whether it has ended was asked of the database. */
export function VipTable({ vips, narrowed }: { vips: readonly VipUser[]; narrowed: boolean }) {
  if (vips.length === 0)
    return (
      <section aria-labelledby="vips" className="grid gap-4">
        <h2 id="vips" className="text-subheading">
          VIP Users
        </h2>
        <p className="font-normal font-read text-muted text-read">
          {narrowed ? "Nobody is found under that. Show all, or search for less." : "No VIP users yet."}
        </p>
      </section>
    );
  return (
    <DeskTable
      caption="VIP Users"
      columns={["Email", "Plan", "End Date", "Status"]}
      rows={vips.map(({ _id, email, name, isVIP, subscription }) => ({
        key: _id,
        cells: [
          <span key="email" className="grid">
            <b className="font-semibold">{email}</b>
            <span className="text-muted text-tiny">{name}</span>
          </span>,
          subscription?.plan ?? "N/A",
          subscription?.endDate ? lagosShortDay(subscription.endDate) : "N/A",
          isVIP ? (
            <Mark key="status" shape="dot" tone="success">
              Active
            </Mark>
          ) : (
            <Mark key="status" tone="muted">
              Expired
            </Mark>
          ),
        ],
      }))}
    />
  );
}
