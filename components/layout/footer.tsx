import Link from "next/link";
import { paths } from "@/lib/core/urls/paths";
import { LegalLinks } from "./legal-links";
import { LogoFrame } from "./logo";
import { footerNav } from "./nav";
import { SubscribeForm } from "./subscribe-form";
import { WhatsappLink } from "./whatsapp-link";

const heading = "pb-3 text-small font-medium tracking-normal text-muted";

/** The site footer. */
export function Footer({ whatsapp }: { whatsapp: string | null }) {
  return (
    <footer className="page-x pt-16 pb-16 print:hidden">
      <hr className="stripe" />
      <div className="g12 gap-y-12 pt-12">
        <div className="col-span-full grid content-start justify-items-start gap-4 min-[60rem]:col-span-5">
          <LogoFrame />
          <p className="reading max-w-[34ch] text-muted">
            A museum of Nigerian power and the hats it wore. Satire on one wall, the record on the other, and a shop by
            the door.
          </p>
        </div>
        <nav aria-label="Footer" className="col-span-full min-[60rem]:col-span-3">
          <h2 className={heading}>Navigation</h2>
          <ul className="footer-links grid grid-cols-2 min-[60rem]:grid-cols-1">
            {footerNav.map(({ name, href }) => (
              <li key={href}>
                <Link href={href} prefetch={false}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="col-span-full min-[60rem]:col-span-4">
          <h2 className={heading}>Stay Updated</h2>
          <SubscribeForm source="footer" />
          <p className="pt-3 font-normal font-read text-muted text-small">
            One email a month. Unsubscribe at any time.
          </p>
          <Link
            href={paths.newsletters}
            prefetch={false}
            className="link inline-flex min-h-tap items-center text-small"
          >
            Read earlier issues
          </Link>
          {whatsapp && <WhatsappLink href={whatsapp} className="link inline-flex min-h-tap items-center text-small" />}
        </div>
      </div>
      <LegalLinks className="pt-12" />
      <p className="pt-4 font-normal font-read text-muted text-small">
        Lagos. Works of satire; the record beside each is sourced.
      </p>
    </footer>
  );
}
