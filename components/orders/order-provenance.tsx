import Link from "next/link";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { paths } from "@/lib/core/urls/paths";
import type { Provenance } from "@/lib/orders/provenance/contracts";

type OrderProvenanceProps = { provenance: Provenance; className?: string };

/** The provenance of a lot: with it anyone can find the ledger entry of the winning bid. */
export function OrderProvenance({ provenance, className = "" }: OrderProvenanceProps) {
  const { slug, title, alias, seq, hash, bidAt, headHash } = provenance;
  const lines = [
    ["Auction", title],
    ["Won as", alias],
    ["Winning bid", `${formatLagosDate(bidAt)}, ${formatLagosTime(bidAt)}, Lagos`],
    ["Ledger entry", String(seq)],
    ["Hash of that entry", hash],
    ["Latest ledger hash at payment", headHash],
  ] as const;
  return (
    <section aria-labelledby="provenance" className={`grid gap-4 ${className}`}>
      <h2 id="provenance" className="font-sign text-section">
        Provenance
      </h2>
      <dl className="grid gap-3 text-small">
        {lines.map(([name, value]) => (
          <div key={name} className="grid gap-0.5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="break-all font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small print:hidden">
        <Link href={paths.auctionLedger(slug)} prefetch={false} className="link">
          Verify in the auction ledger
        </Link>
      </p>
    </section>
  );
}
