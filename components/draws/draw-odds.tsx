import { type DrawWeights, plansAndNone } from "@/lib/draws/contracts";
import { oddsText } from "@/lib/draws/rules";
import { planTitle } from "@/lib/subscriptions/rules";

type DrawOddsProps = {
  weights: DrawWeights;
  tickets: number;
  /** When the tickets were counted, while more can come; null once the window has closed. */
  countedAt: string | null;
};

/** How many tickets each plan has, and the chance of one entry at the number of tickets that are in now: of a further one while it can be made. */
export function DrawOdds({ weights, tickets, countedAt }: DrawOddsProps) {
  const count = tickets === 1 ? "1 ticket" : `${tickets} tickets`;
  return (
    <table className="w-full max-w-read text-left">
      <caption className="pb-2 text-left text-muted text-small">
        {countedAt === null
          ? `Chance of one entry to be drawn first, among the ${count} of the draw.`
          : `Chance of a new entry to be drawn first, with its own tickets and ${count} of others. Counted on ${countedAt}, Lagos time.`}
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
            <td>{oddsText(weights[plan], countedAt === null ? tickets : tickets + weights[plan])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
