import { Card } from "@/components/admin/ui/card";
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
      <Card title="Kept by the museum">
        <p className="max-w-read text-muted text-small">
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
      </Card>
      <Card title="Premiums for chosen numbers">
        <p className="max-w-read text-muted text-small">
          What a buyer pays above the price for choosing a number. Of several rules for one number the highest counts;
          no discount applies to it. Placed orders keep their price.
        </p>
        <NumberPremiums productId={productId} premiums={premiums} />
      </Card>
    </>
  );
}
