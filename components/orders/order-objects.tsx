import Link from "next/link";
import { LabelQr } from "@/components/smart-labels/label-qr";
import { paths } from "@/lib/core/urls/paths";
import type { OrderCertificate } from "@/lib/orders/provenance/contracts";

type Unit = { editionId: string; name: string; number: number };
type OrderObjectsProps = {
  certificates: readonly OrderCertificate[];
  labels: readonly (Unit & { code: string })[];
  /** The units that the buyer owns in an account, and those that have a new owner. */
  numbers?: { own: readonly Unit[]; passedOn: readonly Unit[] };
  isGift?: boolean;
  site: string;
};

const linkClass = "link inline-flex min-h-tap items-center text-small";

/** The numbered units of an order, each once: its label, its certificate, and the page where it is transferred. Nothing when there are none. */
export function OrderObjects({ certificates, labels, numbers, isGift = false, site }: OrderObjectsProps) {
  const { own = [], passedOn = [] } = numbers ?? {};
  const units = new Map([...certificates, ...labels, ...own, ...passedOn].map((unit) => [unit.editionId, unit]));
  if (units.size === 0) return null;
  return (
    <section id="objects" aria-labelledby="objects-title" className="grid scroll-mt-24 gap-4">
      <h2 id="objects-title" className="font-sign text-section">
        Your objects
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {[...units.values()].map(({ editionId, name, number }) => {
          const isThis = (unit: Unit) => unit.editionId === editionId;
          const label = labels.find(isThis);
          const certificate = certificates.find(isThis);
          const title = `${name}, No. ${number}`;
          return (
            <li
              key={editionId}
              className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-4 py-4 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-6"
            >
              {label && <LabelQr url={`${site}${paths.label(label.code)}`} className="w-full shadow-label" />}
              <div className={`grid gap-1 ${label ? "" : "col-span-full"}`}>
                <h3 className="font-normal font-read text-read leading-tight">
                  {name}, <span className="whitespace-nowrap">No. {number}</span>
                </h3>
                <p className="flex flex-wrap gap-x-6">
                  {certificate && (
                    <Link href={paths.certificate(certificate.code)} prefetch={false} className={linkClass}>
                      Certificate<span className="sr-only">: {title}</span>
                    </Link>
                  )}
                  {label && (
                    <Link href={paths.label(label.code)} prefetch={false} className={linkClass}>
                      Label {label.code}
                    </Link>
                  )}
                  {own.some(isThis) && (
                    <Link
                      href={isGift ? paths.transferNumber(editionId, { gift: 1 }) : paths.myNumber(editionId)}
                      prefetch={false}
                      className={linkClass}
                    >
                      {isGift ? "Transfer" : "History and transfer"}
                      <span className="sr-only">: {title}</span>
                    </Link>
                  )}
                </p>
                {passedOn.some(isThis) && (
                  <p className="text-muted text-small">It has a new owner. You cannot return it.</p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
