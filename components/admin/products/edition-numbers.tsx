import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import type { NumberPremium, WithheldNumber } from "@/lib/catalog/editions/contracts";
import { NumberPremiums } from "./number-premiums";
import { WithholdNumbers } from "./withhold-numbers";

type EditionNumbersProps = {
  productId: string;
  withheld: readonly WithheldNumber[];
  premiums: readonly NumberPremium[];
};

/** The numbers that the museum keeps, and what choosing a number costs. */
export function EditionNumbers({ productId, withheld, premiums }: EditionNumbersProps) {
  return (
    <>
      <section aria-labelledby="withheld" className="grid gap-4">
        <h2 id="withheld" className="text-subheading">
          Kept by the museum
        </h2>
        <p className="max-w-read font-normal font-read text-muted text-read">
          Kept numbers are not sold. Each unit in stock needs a number of its own, so lower the stock before you keep
          one.
        </p>
        {withheld.length > 0 && (
          <DataTable
            caption="Kept numbers"
            hideCaption
            columns={["Number", "Reason", "Since"]}
            rows={withheld.map(({ number, reason, at }) => ({
              key: String(number),
              cells: [
                <b key="number" className="font-semibold">
                  {number}
                </b>,
                reason,
                <time key="at" dateTime={at} className="whitespace-nowrap">
                  {formatLagosShortDate(at)}
                </time>,
              ],
            }))}
          />
        )}
        <WithholdNumbers productId={productId} />
      </section>
      <section aria-labelledby="premiums" className="grid gap-4">
        <h2 id="premiums" className="text-subheading">
          Premiums for chosen numbers
        </h2>
        <p className="max-w-read font-normal font-read text-muted text-read">
          What a buyer pays above the price for choosing a number. Of several rules for one number the highest counts;
          no discount applies to it. Placed orders keep their price.
        </p>
        <NumberPremiums productId={productId} premiums={premiums} />
      </section>
    </>
  );
}
