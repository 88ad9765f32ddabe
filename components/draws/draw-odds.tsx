import { type DrawWeights, plansAndNone } from "@/lib/draws/contracts";
import { oddsText } from "@/lib/draws/rules";
import { planTitle } from "@/lib/subscriptions/rules";

type DrawOddsProps = { weights: DrawWeights; tickets: number; countedAt: string; acceptsEntries: boolean };

/** How many tickets each plan has, and the chance of one entry at the number of tickets that are in now: of a further one while it can be made. */
export function DrawOdds({ weights, tickets, countedAt, acceptsEntries }: DrawOddsProps) {
  return (
    <table className="w-full max-w-read text-left">
      <caption className="pb-2 text-left text-muted text-small">
        Chance of {acceptsEntries ? "a new" : "one"} entry to be drawn first,{" "}
        {acceptsEntries ? "with its own tickets and" : "among"} {tickets === 1 ? "1 ticket" : `${tickets} tickets`}
        {acceptsEntries && " of others"}. Counted on {countedAt}, Lagos time.
      </caption>
      <thead>
        <tr className="border-ink border-b-2">
          <th scope="col" className="py-2">
            Plan
          </th>
          <th scope="col">Tickets</th>
          <th scope="col">Chance</th>
        </tr>
      </thead>
      <tbody>
        {plansAndNone.map((plan) => (
          <tr key={plan} className="border-line border-b">
            <th scope="row" className="py-2 font-normal">
              {plan === "none" ? "No plan" : planTitle(plan)}
            </th>
            <td>{weights[plan]}</td>
            <td>{oddsText(weights[plan], acceptsEntries ? tickets + weights[plan] : tickets)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
