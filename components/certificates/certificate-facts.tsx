import { DefinitionList } from "@/components/ui/definition-list";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { numberName } from "@/lib/catalog/editions/rules";
import type { CertificateDocument } from "@/lib/certificates/contracts";
import { stateLabels } from "@/lib/certificates/rules";
import { formatNaira } from "@/lib/core/money";
import { ownershipKindLabels } from "@/lib/ownership/rules";

// Noon in Lagos, so that a day stays the same day.
const dayText = (day: string) => formatLagosDate(`${day}T11:00:00Z`);

/** What a signed document says. Its texts are shown as they are, never as markup. */
export function CertificateFacts({ document }: { document: CertificateDocument }) {
  const { product, number, editionSize, work, issuedOn, state, chain, provenance, signedAt, keyId, version } = document;
  const facts = [
    ["Object", `${product.name}, ${numberName(number, editionSize)}`],
    ...(work ? ([["After the artwork", work.name]] as const) : []),
    ["State", stateLabels[state]],
    ["Issued on", dayText(issuedOn)],
    ["Signed on", formatLagosDate(signedAt)],
  ] as const;
  return (
    <>
      <DefinitionList items={facts} sideBySide className="wrap-anywhere" />
      <div className="grid gap-2 text-muted text-small">
        <p>All names are as they were on the day of the signature.</p>
        <details>
          <summary className="link inline-flex min-h-tap w-max items-center text-ink">Technical details</summary>
          <p className="wrap-anywhere">
            Version {version} of this certificate: each change of owner or state makes a new one. Signed with the key{" "}
            {keyId}.
          </p>
        </details>
      </div>
      <section aria-labelledby="owners" className="grid gap-4">
        <h2 id="owners" className="text-subheading">
          Owners
        </h2>
        <ol className="border-ink border-t-2">
          {chain.map((owner) => (
            <li key={owner.position} className="grid gap-0.5 border-line border-b py-3">
              <b className="wrap-anywhere">{owner.name}</b>
              <span className="text-muted text-small">
                {ownershipKindLabels[owner.kind]}, {dayText(owner.from)} to{" "}
                {owner.until === null ? "today" : dayText(owner.until)}
              </span>
            </li>
          ))}
        </ol>
      </section>
      {provenance && (
        <section aria-labelledby="provenance" className="grid gap-4">
          <h2 id="provenance" className="text-subheading">
            Provenance
          </h2>
          <DefinitionList
            sideBySide
            className="wrap-anywhere"
            items={[
              ["Auction", provenance.auction],
              ["Hammer price", formatNaira(provenance.hammerPriceKobo)],
              ["Winning bid", formatLagosDate(provenance.bidAt)],
              ["Ledger entry", `${provenance.ledgerEntry}: ${provenance.ledgerHash}`],
            ]}
          />
        </section>
      )}
    </>
  );
}
