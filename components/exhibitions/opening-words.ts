import { lagosDay } from "@/components/ui/museum-time";

/** What is said of the day on which an announced exhibition opens. No day is invented. */
export const openingWords = (opensAt: string | null): string =>
  opensAt ? `Opens on ${lagosDay(opensAt)}` : "No date is set";
