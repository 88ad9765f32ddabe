import { Check } from "lucide-react";
import { perkNames } from "@/lib/auth/contracts";
import { type OfferedPlan, offeredPlan } from "@/lib/subscriptions/contracts";
import { planPerks } from "@/lib/subscriptions/rules";
import { planLabels } from "./plan-labels";
import { perkLabels } from "./tiers";

const columns = offeredPlan.options;

type Row = { label: string; plans: readonly OfferedPlan[] };

/** Benefits that follow from the plan and are not stored as perks. */
const planBenefits: readonly Row[] = [
  { label: "Basic digital prints", plans: columns },
  { label: "Bidding in the auctions", plans: columns },
  { label: "Priority event access", plans: ["yearly", "collector"] },
  { label: "Collector badge", plans: ["collector"] },
  { label: "Personalized shoutouts", plans: ["collector"] },
];

const rows: readonly Row[] = [
  ...perkNames.map((name) => ({
    label: perkLabels[name].label,
    plans: columns.filter((plan) => planPerks[plan].includes(name)),
  })),
  ...planBenefits,
].sort((a, b) => b.plans.length - a.plans.length);

/** All perks by plan, the common ones first. */
export function PerkTable() {
  return (
    <table className="w-full border-ink border-t-2">
      <caption className="sr-only">Benefits by plan</caption>
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className="py-3 text-start font-medium text-muted text-small">
            Benefit
          </th>
          {columns.map((plan) => (
            <th key={plan} scope="col" className="w-[19%] py-3 text-center font-bold text-tiny sm:px-1 sm:text-base">
              {planLabels[plan].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, plans }) => (
          <tr key={label} className="border-line border-b">
            <th scope="row" className="py-3 pe-3 text-start font-normal font-read text-base sm:text-read">
              {label}
            </th>
            {columns.map((plan) => (
              <td key={plan} className="px-1 text-center">
                {plans.includes(plan) ? (
                  <>
                    <Check aria-hidden className="mx-auto size-5 text-success" />
                    <span className="sr-only">yes</span>
                  </>
                ) : (
                  <span className="text-line-strong">
                    <span aria-hidden>–</span>
                    <span className="sr-only">no</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
