import { formatLagosDate } from "@/components/ui/lagos-time";

/** The opening date of an announced exhibition as text. */
export const openingLabel = (opensAt: string | null): string =>
  opensAt ? `Opens on ${formatLagosDate(opensAt)}` : "No date is set";
