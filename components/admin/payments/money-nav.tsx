import Link from "next/link";
import { adminPaths } from "@/lib/core/urls/admin-paths";

const pages = [
  { section: "payments", name: "Payments" },
  { section: "reconciliation", name: "Reconciliation" },
  { section: "payouts", name: "Payouts and fees" },
  { section: "vat", name: "VAT" },
  { section: "failed-charges", name: "Failed charges" },
  { section: "chargebacks", name: "Chargebacks" },
] as const;

/** Links between the pages about money. */
export function MoneyNav({ here }: { here: (typeof pages)[number]["section"] }) {
  return (
    <nav aria-label="Money" className="pb-8 print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-line border-b max-md:flex-nowrap max-md:overflow-x-auto max-md:*:shrink-0">
        {pages.map(({ section, name }) => (
          <li key={section}>
            <Link
              href={adminPaths.section(section)}
              prefetch={false}
              aria-current={section === here ? "page" : undefined}
              className="inline-flex md:-mb-px min-h-tap items-center border-transparent border-b-3 font-medium text-small hover:border-line-strong aria-[current]:border-accent aria-[current]:font-bold"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
