import { Mark } from "@/components/ui/mark";
import type { AuctionStatusName } from "@/lib/auction/contracts";

const marks = {
  draft: ["ring", "muted", "Draft"],
  scheduled: ["ring", "ink", "To come"],
  running: ["dot", "success", "Running"],
  frozen: ["half", "warn", "Frozen"],
  ended: ["square", "ink", "Over"],
  cancelled: ["square", "danger", "Cancelled"],
} as const;

/** In which phase a sale is. */
export function SaleMark({ status }: { status: AuctionStatusName }) {
  const [shape, tone, words] = marks[status];
  return (
    <Mark shape={shape} tone={tone}>
      {words}
    </Mark>
  );
}
