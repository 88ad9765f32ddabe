import Link from "next/link";
import { paths } from "@/lib/core/urls/paths";

const suggestions = [
  { name: "The heads of state", href: paths.headsOfStateFront },
  { name: "All works, by year, object and place", href: paths.works },
  { name: "All drops", href: paths.drops },
  { name: "Exhibitions", href: paths.exhibitions },
  { name: "Auctions", href: paths.auctions },
  { name: "Events", href: paths.events },
  { name: "Tickets and directions", href: paths.visit },
  { name: "Help with a payment", href: paths.paymentHelp },
  { name: "Write to the museum", href: paths.contact },
];

/** Where else to look, for a visitor who found nothing or has not searched yet. */
export function SearchSuggestions({ isEmpty = false }: { isEmpty?: boolean }) {
  return (
    <div className="grid gap-3">
      {isEmpty && (
        <p className="max-w-[44ch] font-normal font-read text-muted text-read">
          Try fewer words, another spelling, or a name such as “Abacha” or “medallion”. Or look here:
        </p>
      )}
      <ul className="flex flex-wrap gap-x-6">
        {suggestions.map(({ name, href }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className="link inline-flex min-h-tap items-center text-base">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
