import Link from "next/link";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { paths } from "@/lib/core/urls/paths";
import type { Quoted } from "./first-payment";

/** Types a discount code for the first payment, or shows and removes the one that is applied. A form that needs no script. */
export function PlanCodeForm({
  quote,
  query,
}: Pick<Quoted, "quote"> & { query: { redirectTo?: string; plan?: string } }) {
  if (quote?.problem === null)
    return (
      <p role="status" className="font-semibold text-small">
        The discount code {quote.code} is applied to the first payment.{" "}
        <Link
          href={paths.plans(query)}
          prefetch={false}
          className="link inline-flex min-h-tap items-center font-normal"
        >
          Remove<span className="sr-only"> the discount code</span>
        </Link>
      </p>
    );
  return (
    <form
      action={paths.subscribe}
      method="get"
      className="grid max-w-form grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3"
    >
      {Object.entries(query).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <TextField
        label="Discount code"
        name="discountCode"
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={quote?.code}
        error={quote?.problem}
      />
      <Button type="submit" variant="secondary" size="small" className="mt-7 min-h-12">
        Apply<span className="sr-only"> the discount code</span>
      </Button>
    </form>
  );
}
