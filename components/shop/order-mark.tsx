import { Mark } from "@/components/ui/mark";
import { type OrderFacts, orderStanding } from "@/lib/shop/order-rules";

const shapes = { waiting: "ring", going: "half", done: "dot", over: "square" } as const;
const tones = { waiting: "ink", going: "warn", done: "success", over: "muted" } as const;

/** How an order stands: a shape and a word. */
export function OrderMark({ order }: { order: OrderFacts }) {
  const { label, tone } = orderStanding(order);
  return (
    <Mark shape={shapes[tone]} tone={tones[tone]}>
      {label}
    </Mark>
  );
}
