import Link from "next/link";
import { ShippingForm } from "@/components/auth/shipping-form";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { SavedAddress } from "@/lib/auth/addresses/contracts";
import { formatLagosTime } from "@/lib/catalog/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { HOLD_HOURS } from "@/lib/draws/rules";

type EnterFormProps = { slug: string; addresses: readonly SavedAddress[]; closesAt: string };

/** The form to enter a draw with a saved address, and without one the form to save it. Both work without JavaScript. */
export function EnterForm({ slug, addresses, closesAt }: EnterFormProps) {
  if (addresses.length === 0)
    return (
      <section aria-labelledby="address-first" className="grid max-w-form gap-5">
        <div className="grid gap-2">
          <h2 id="address-first" className="text-heading">
            Your delivery address
          </h2>
          <p>To enter you need a delivery address. It is saved in your account; then you enter with it.</p>
        </div>
        <ShippingForm address={null} draw={slug} />
      </section>
    );
  return (
    <form method="post" action={apiPaths.enterDraw(slug)} className="grid max-w-form gap-5">
      <Select label="Delivery address" name="address" required defaultValue={addresses[0]?._id}>
        {addresses.map(({ _id, label, shippingAddress }) => (
          <option key={_id} value={_id}>
            {[label, shippingAddress.line1, shippingAddress.line2, shippingAddress.city].filter(Boolean).join(", ")}
          </option>
        ))}
      </Select>
      <p className="text-muted text-small">
        You can enter, and withdraw, until {formatLagosTime(closesAt)}, Lagos time. It costs nothing. If you are drawn,
        one is held for you for {HOLD_HOURS} hours. The{" "}
        <Link href={paths.terms} prefetch={false} className="link">
          terms
        </Link>{" "}
        apply when you pay.
      </p>
      <div>
        <Button type="submit">Enter the draw</Button>
      </div>
    </form>
  );
}
