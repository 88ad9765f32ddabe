import type { SegmentFilter, SegmentLine } from "@/lib/auth/segments/contracts";

export const segmentPlanNames: Record<NonNullable<SegmentFilter["plan"]>, string> = {
  active: "Has a plan now",
  monthly: "Monthly",
  yearly: "Annual",
  collector: "Collector",
  patron: "Patron",
  none: "Has no plan now",
  ended: "Plan has ended",
};

export const yesNoNames = { yes: "Yes", no: "No" } as const;

const numberFormat = new Intl.NumberFormat("en-NG");

/** The conditions of a segment in words: "Collector, in Lagos, spent ₦50,000 or more". */
export function describeSegment({ filter, productName }: Pick<SegmentLine, "filter" | "productName">): string {
  const { plan, town, country, paid, from, to, comments, newsletter } = filter;
  return [
    plan && segmentPlanNames[plan],
    (town || country) && `in ${[town, country].filter(Boolean).join(", ")}`,
    productName && `bought “${productName}”`,
    paid && `spent ₦${numberFormat.format(paid)} or more`,
    from && `joined from ${from}`,
    to && `joined until ${to}`,
    comments && (comments === "yes" ? "has written comments" : "has not written comments"),
    newsletter && (newsletter === "yes" ? "gets the newsletter" : "does not get the newsletter"),
  ]
    .filter(Boolean)
    .join(", ");
}
