import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { formatNaira, toKobo } from "@/lib/core/money";
import type { Plan } from "@/lib/subscriptions/contracts";
import { planLabels } from "./plan-labels";
import { metalClasses } from "./tiers";

type PlanPlateProps = {
  plan: Plan;
  /** The text after the price. */
  interval?: string;
  heading?: "h2" | "h3";
  className?: string;
};

/** The plate of a plan in its metal: name, price and tier. */
export function PlanPlate({ plan, heading: Heading = "h3", className = "", ...props }: PlanPlateProps) {
  const { name, metal: tier, note, interval } = { ...planLabels[plan.id], ...props };
  return (
    <header
      className={`relative grid content-between gap-8 overflow-clip rounded-card bg-(--metal) bg-[linear-gradient(112deg,#0000_30%,#ffffff59_46%,#0000_60%)] p-6 text-night shadow-[var(--shadow-frame),inset_0_0_0_7px_var(--metal),inset_0_0_0_8px_color-mix(in_srgb,var(--night)_50%,transparent)] sm:min-h-56 ${metalClasses[plan.id]} ${className}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Heading
          id={`plan-${plan.id}`}
          className="font-extrabold text-[clamp(2rem,1.2rem+1.7vw,2.75rem)] leading-[0.95] tracking-[-0.016em]"
        >
          {name}
        </Heading>
        {note && <p className="whitespace-nowrap bg-night px-2.5 pt-1.5 pb-1 font-bold text-chalk text-tiny">{note}</p>}
      </div>
      <p className="grid gap-1">
        <span>
          <span className="font-bold text-heading">{formatNaira(toKobo(plan.price))}</span>{" "}
          <span className="whitespace-nowrap font-semibold text-base">{interval}</span>
        </span>
        <span className="font-semibold text-small">{tier}</span>
      </p>
    </header>
  );
}

type PlanCardProps = {
  plan: Plan;
  /** The button, or a sentence why there is none. */
  children: ReactNode;
};

/** A plan: card, features and button. */
export function PlanCard({ plan, children }: PlanCardProps) {
  const { features } = planLabels[plan.id];
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-5"
    >
      <PlanPlate plan={plan} />
      <ul className="border-ink border-t-2">
        {features.map((feature) => (
          <li
            key={feature}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-1 border-line border-b py-2.5 font-semibold first:font-bold"
          >
            <Check aria-hidden className="size-4.5 translate-y-0.5 text-success" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="grid gap-2">{children}</div>
    </article>
  );
}
