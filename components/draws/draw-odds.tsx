import { type DrawWeights, plansAndNone } from "@/lib/draws/contracts";
import { oddsText } from "@/lib/draws/rules";
import { planTitle } from "@/lib/subscriptions/rules";

/** How many tickets each plan has, and the chance of one entry at the number of tickets that are in now. */
export function DrawOdds({ weights, tickets }: { weights: DrawWeights; tickets: number }) {
  return (
    <table className="w-full max-w-read text-left">
      <caption className="pb-2 text-left text-muted text-small">
        Chance of one entry to be drawn for the first unit, among the {tickets} tickets that are in.
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
            <td>{oddsText(weights[plan], Math.max(tickets, weights[plan]))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
