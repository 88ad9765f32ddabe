import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { canOpen } from "@/lib/auth/staff-roles";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { type AdminTodos, PLAN_ENDING_DAYS } from "@/lib/workflows/contracts";

type Todo = { count: number; words: readonly [one: string, several: string]; href: string; hint?: string };

const numberFormat = new Intl.NumberFormat("en-NG");

const toList = (todos: AdminTodos): readonly Todo[] => [
  {
    count: todos.liveAuctions,
    words: ["Auction in progress", "Auctions in progress"],
    href: adminPaths.section("auctions", { state: "running" }),
  },
  {
    count: todos.ordersToPack,
    words: ["Order to pack", "Orders to pack"],
    href: adminPaths.section("orders", { parcel: "to-pack", sort: "oldest" }),
  },
  {
    count: todos.ordersWithoutAddress,
    words: ["Paid order without an address", "Paid orders without an address"],
    href: adminPaths.section("orders", { parcel: "no-address" }),
  },
  {
    count: todos.stuckPayments,
    words: ["Payment to check", "Payments to check"],
    href: adminPaths.section("reconciliation"),
  },
  {
    count: todos.lateRefunds,
    words: ["Failed refund", "Failed refunds"],
    href: adminPaths.section("reconciliation"),
    ...(todos.refundsUnderWay > 0 && { hint: `${todos.refundsUnderWay} more pending` }),
  },
  {
    count: todos.chargebacks,
    words: ["Chargeback to respond to", "Chargebacks to respond to"],
    href: adminPaths.section("chargebacks"),
  },
  {
    count: todos.disputes,
    words: ["Dispute about a number to decide", "Disputes about numbers to decide"],
    href: adminPaths.section("transfers", { mark: "disputed" }),
  },
  {
    count: todos.returns,
    words: ["Return to review or refund", "Returns to review or refund"],
    href: adminPaths.section("returns"),
  },
  {
    count: todos.paymentProofs,
    words: ["Payment proof to review", "Payment proofs to review"],
    href: adminPaths.section("payment-proofs", { status: "received" }),
  },
  { count: todos.comments, words: ["Comment to approve", "Comments to approve"], href: adminPaths.section("comments") },
  {
    count: todos.reportedComments,
    words: ["Reported comment", "Reported comments"],
    href: adminPaths.section("comments", { queue: "reported" }),
  },
  {
    count: todos.reportedWalls,
    words: ["Reported wall of a visitor", "Reported walls of visitors"],
    href: adminPaths.sharedWalls(),
  },
  {
    count: todos.plansEnding,
    words: [`Plan ending within ${PLAN_ENDING_DAYS} days`, `Plans ending within ${PLAN_ENDING_DAYS} days`],
    href: adminPaths.section("users", { status: "ending" }),
  },
  {
    count: todos.lowStock,
    words: ["Product with few left", "Products with few left"],
    href: adminPaths.section("products", { shelf: "low" }),
  },
  {
    count: todos.perksDue,
    words: ["Perk due", "Perks due"],
    href: adminPaths.section("welcome-pack", { status: "due" }),
  },
  {
    count: todos.failedJobs,
    words: ["Failed job", "Failed jobs"],
    href: adminPaths.section("outbox", { status: "failed" }),
  },
];

/** Open tasks of the lists that the admin may open, each with a link to its list, those without any last. `null` marks counts that could not be read. */
export function TodoCounts({ todos, admin }: { todos: AdminTodos | null; admin: Parameters<typeof canOpen>[0] }) {
  if (!todos)
    return <p className="text-muted text-small">The open tasks could not be loaded. Please reload this page.</p>;
  const list = toList(todos).filter(({ href }) => canOpen(admin, href));
  const open = list.filter(({ count, hint }) => count > 0 || hint);
  const done = list.filter((one) => !open.includes(one));
  return (
    <>
      {open.length === 0 && <p className="text-muted text-small">No open tasks.</p>}
      <ul className="-mx-2">
        {open.map(({ count, words: [one, several], href, hint }) => (
          <li key={several}>
            <Link
              href={href}
              prefetch={false}
              className="flex min-h-9 items-center gap-3 rounded-card px-2 py-1.5 text-small leading-snug hover:bg-raised touch:min-h-tap"
            >
              <b className="min-w-8 shrink-0 text-end font-bold text-base tabular-nums">{numberFormat.format(count)}</b>
              <span className="grow">
                {count === 1 ? one : several}
                {hint && <span className="block text-muted text-tiny">{hint}</span>}
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-0.5 border-line border-t pt-3 text-muted text-tiny">
          {done.map(({ words: [, several], href }) => (
            <li key={several}>
              <Link
                href={href}
                prefetch={false}
                className="inline-flex min-h-6 items-baseline gap-1.5 py-0.5 leading-snug hover:text-ink hover:underline touch:min-h-tap touch:items-center"
              >
                <span className="tabular-nums">0</span> <span>{several}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
