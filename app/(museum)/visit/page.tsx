import type { Metadata } from "next";
import Link from "next/link";
import { Page, PageHead } from "@/components/ui/page";
import { paths } from "@/lib/platform/paths";

export const metadata: Metadata = {
  title: "Visit",
  description: "Tickets and directions for a museum that is open at every hour.",
};

const doors = [
  { href: paths.visitTickets, name: "Tickets", say: "What costs nothing, and what the Circle pays for." },
  { href: paths.visitDirections, name: "Directions", say: "Which door leads to which room." },
] as const;

export default function VisitPage() {
  return (
    <Page className="pb-wall">
      <PageHead title="Visit" lede="The museum is on the web. It is open at every hour, and nobody stands in line." />
      <ul className="grid border-ink border-t-2 md:grid-cols-2 md:gap-x-gutter">
        {doors.map(({ href, name, say }) => (
          <li key={href} className="border-line border-b">
            <Link href={href} prefetch={false} className="group grid gap-1 py-8">
              <span className="font-bold text-title decoration-4 decoration-accent underline-offset-8 group-hover:underline">
                {name}
              </span>
              <span className="font-normal font-read text-lede text-muted">{say}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
