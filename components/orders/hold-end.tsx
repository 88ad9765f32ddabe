import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";

const HALF_DAY_MS = 43_200_000;

/** Until when an unpaid order is held: the time, with the day for one that an admin made, which is held for days. */
export function HoldEnd({ at, now }: { at: string; now: Date }) {
  const isSoon = new Date(at).getTime() - now.getTime() < HALF_DAY_MS;
  return isSoon ? formatLagosTime(at) : `${formatLagosDate(at)}, ${formatLagosTime(at)}`;
}
