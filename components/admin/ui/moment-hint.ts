import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { parseLagosDateTime } from "@/lib/core/lagos-datetime";

const weekdayFormat = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "Africa/Lagos" });

/** What a date field says, in words: the browser shows it in the format of its own language, such as 12/09/2026. */
export function momentHint(value: string): string {
  const at = parseLagosDateTime(value);
  return at ? `${weekdayFormat.format(at)} ${formatLagosDate(at)}, ${formatLagosTime(at)}, Lagos time` : "Lagos time.";
}
