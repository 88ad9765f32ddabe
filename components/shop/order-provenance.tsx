import Link from "next/link";
import { lagosClock, lagosDay } from "@/components/ui/museum-time";
import { paths } from "@/lib/platform/paths";
import type { Provenance } from "@/lib/shop/provenance-contracts";

type OrderProvenanceProps = { provenance: Provenance; className?: string };

/** The papers of a lot: with them anybody can find the line of the public ledger at which it was sold. */
export function OrderProvenance({ provenance, className = "" }: OrderProvenanceProps) {
  const { slug, title, alias, seq, hash, bidAt, headHash } = provenance;
  const lines = [
    ["Sale", title],
    ["Won as", alias],
    ["Winning bid", `${lagosDay(bidAt)}, ${lagosClock(bidAt)}, Lagos`],
    ["Line of the ledger", String(seq)],
    ["Hash of that line", hash],
    ["Head of the ledger when it was paid for", headHash],
  ] as const;
  return (
    <section aria-labelledby="provenance" className={`grid gap-4 ${className}`}>
      <h2 id="provenance" className="text-subheading">
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
          Check it in the ledger of the sale
        </Link>
      </p>
    </section>
  );
}
