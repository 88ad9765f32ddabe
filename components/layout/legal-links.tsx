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
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-tap items-center text-muted text-small hover:text-ink hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
