import { Check } from "lucide-react";
import { perkNames } from "@/lib/accounts/contracts";
import { type OfferedPlan, offeredPlan } from "@/lib/membership/contracts";
import { planPerks } from "@/lib/membership/rules";
import { planWords } from "./plan-words";
import { perkWords } from "./tiers";

const columns = offeredPlan.options;

type Row = { words: string; plans: readonly OfferedPlan[] };

/** What a plan gives beside its perks; worked out from the plan and not stored. */
const besides: readonly Row[] = [
  { words: "Basic digital prints", plans: columns },
  { words: "Bidding in the auctions", plans: columns },
  { words: "Priority event access", plans: ["yearly", "collector"] },
  { words: "Collector badge", plans: ["collector"] },
  { words: "Personalized shoutouts", plans: ["collector"] },
];

const rows: readonly Row[] = [
  ...perkNames.map((name) => ({
    words: perkWords[name].words,
    plans: columns.filter((plan) => planPerks[plan].includes(name)),
  })),
  ...besides,
].sort((a, b) => b.plans.length - a.plans.length);

/** Every perk and the plans that bring it: the ones that all bring first. */
export function PerkTable() {
  return (
    <table className="w-full border-ink border-t-2">
      <caption className="sr-only">What each plan gives</caption>
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className="py-3 text-start font-medium text-muted text-small">
            What it gives
          </th>
          {columns.map((plan) => (
            <th key={plan} scope="col" className="w-[19%] py-3 text-center font-bold text-tiny sm:px-1 sm:text-base">
              {planWords[plan].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ words, plans }) => (
          <tr key={words} className="border-line border-b">
            <th scope="row" className="py-3 pe-3 text-start font-normal font-read text-base sm:text-read">
              {words}
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
