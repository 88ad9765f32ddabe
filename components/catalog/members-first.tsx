import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { EARLY_HOURS } from "@/lib/catalog/early-rules";
import { paths } from "@/lib/core/urls/paths";

type MembersFirstProps = { productId: string; opensAt: string; variations: readonly string[] };

const plans = [
  ["Collector", EARLY_HOURS.collector],
  ["Annual", EARLY_HOURS.yearly],
  ["Monthly", EARLY_HOURS.monthly],
] as const;

/**
 * From when each plan may buy an upcoming drop, with a link to the checkout, which knows the plan. Rendered on the server, so that the page
 * stays the same for everybody.
 */
export function MembersFirst({ productId, opensAt, variations }: MembersFirstProps) {
  const times = plans.map(([name, hours]) => {
    const at = new Date(Date.parse(opensAt) - hours * 3_600_000);
    return `${name} from ${formatLagosShortDate(at.toISOString())}, ${formatLagosTime(at.toISOString())}`;
  });
  return (
    <>
      <dt>Members first</dt>
      <dd>
        {times.join("; ")}.{" "}
        {variations.map((variation) => (
          <a
            key={variation}
            href={paths.checkout({ productId, ...(variation && { variation }) })}
            rel="nofollow"
            className="link me-3"
          >
            {variation ? `Buy ${variation} early` : "Buy early"}
          </a>
        ))}
      </dd>
    </>
  );
}
