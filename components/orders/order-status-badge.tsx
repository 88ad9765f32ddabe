import { StatusBadge } from "@/components/ui/status-badge";
import { getOrderStatus, type OrderFacts } from "@/lib/orders/rules";

const shapes = { waiting: "ring", going: "half", done: "dot", over: "square" } as const;
const tones = { waiting: "ink", going: "warn", done: "success", over: "muted" } as const;

/** The status of an order as a shape and a word. */
export function OrderStatusBadge({ order, reader }: { order: OrderFacts; reader?: "admin" }) {
  const { label, tone } = getOrderStatus(order, reader);
  return (
    <StatusBadge shape={shapes[tone]} tone={tones[tone]}>
      {label}
    </StatusBadge>
  );
}
