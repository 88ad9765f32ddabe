import Link from "next/link";
import { paths } from "@/lib/core/urls/paths";
import { legalPageLinks } from "@/lib/legal-pages/rules";

const links = [
  ...legalPageLinks.map(({ slug, name }) => ({ name, href: paths[slug] })),
  { name: "Cookies", href: paths.cookies },
  { name: "Status", href: paths.status },
];

/** Links to the legal pages, for every footer. */
export function LegalLinks({ className = "" }: { className?: string }) {
  return (
    <nav aria-label="Legal" className={className}>
      <ul className="legal-links">
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
