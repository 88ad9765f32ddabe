import Link from "next/link";
import { paths } from "@/lib/core/urls/paths";
import type { OrderCertificate } from "@/lib/orders/provenance/contracts";

/** The certificates of the numbers in an order; nothing when there are none. */
export function OrderCertificates({ certificates }: { certificates: readonly OrderCertificate[] }) {
  if (certificates.length === 0) return null;
  return (
    <section id="certificates" aria-labelledby="certificates-title" className="grid gap-4 pt-12">
      <h2 id="certificates-title" className="font-sign text-section">
        Certificates
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {certificates.map(({ code, name, number }) => (
          <li key={code}>
            <Link
              href={paths.certificate(code)}
              prefetch={false}
              className="link inline-flex min-h-tap items-center"
            >{`${name}, No. ${number}`}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
