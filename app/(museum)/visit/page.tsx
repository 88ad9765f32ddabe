import Link from "next/link";
import { pageJsonLd } from "@/components/layout/page-jsonld";
import { BusTicket } from "@/components/marketing/bus-ticket";
import { LagosMap } from "@/components/marketing/lagos-map";
import { DefinitionList } from "@/components/ui/definition-list";
import { JsonLd } from "@/components/ui/json-ld";
import { Page, PageHead } from "@/components/ui/page";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { listEvents } from "@/lib/events/queries";

export const revalidate = 3600;
export const metadata = publicPageMetadata({
  title: "Visit: online at any hour, and evenings in Lagos",
  description: "A museum that is open at every hour, and now and then for an evening in a room in Lagos.",
  path: paths.visit,
});

const entryClass = "group grid grid-rows-[1fr_auto] gap-6";
const name = "block pb-2 font-bold text-title decoration-4 decoration-accent underline-offset-8 group-hover:underline";
const day = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Africa/Lagos",
});

export default async function VisitPage() {
  const [next] = (await listEvents()).coming.filter(({ cancelled }) => cancelled === null);
  const facts: (readonly [string, string])[] = [
    ["Open", "At every hour of every day, holidays and power cuts included, as long as your battery lasts."],
    ["Entrance", "Free. The halls of the exhibitions belong to the Circle."],
    ["Where", "On the web. Now and then, for an evening, in a borrowed room in Lagos."],
    next
      ? ["The next evening", `${next.title}, ${day.format(new Date(next.date))}. ${next.place}.`]
      : ["The next evening", "Not announced yet. Subscribe to the newsletter at the foot of the page to hear of it."],
  ];
  return (
    <Page className="pb-wall">
      <JsonLd data={pageJsonLd({ trail: [{ name: "Visit", path: paths.visit }], site: env().APP_URL })} />
      <PageHead title="Visit" lede="The museum is on the web. It is open at every hour, and nobody stands in line." />
      <ul className="g12 gap-y-12">
        <li className="col-span-full md:col-span-7">
          <Link href={paths.visitTickets} prefetch={false} className={`${entryClass} h-full`}>
            <div
              aria-hidden
              className="grid content-center bg-cloth bg-[length:7rem] bg-[url(/textures/adire-cloth.webp)] p-[clamp(1.25rem,4vw,4rem)] md:min-h-[30rem]"
            >
              <BusTicket className="transition-transform duration-slow ease-house group-hover:-translate-y-1" />
            </div>
            <span>
              <span className={name}>Tickets</span>
              <span className="block font-normal font-read text-lede text-muted">
                What costs nothing, what the Circle pays for, and the evenings to come.
              </span>
            </span>
          </Link>
        </li>
        <li className="col-span-full md:col-span-5">
          <Link href={paths.visitDirections} prefetch={false} className={`${entryClass} h-full`}>
            <span aria-hidden className="relative block min-h-80 overflow-clip md:min-h-[30rem]">
              <LagosMap className="absolute inset-x-0 -top-[38%] w-full md:max-lg:inset-y-0 md:max-lg:start-auto md:max-lg:-end-8 md:max-lg:h-full md:max-lg:w-auto md:max-lg:max-w-none transition-transform duration-slow ease-house group-hover:scale-105" />
            </span>
            <span>
              <span className={name}>Directions</span>
              <span className="block font-normal font-read text-lede text-muted">
                By danfo, BRT, ferry and on foot, with a plan.
              </span>
            </span>
          </Link>
        </li>
      </ul>
      <section aria-labelledby="glance" className="g12 gap-y-6 pt-wall">
        <h2 id="glance" className="col-span-full text-title md:col-span-4">
          At a glance
        </h2>
        <DefinitionList items={facts} sideBySide className="col-span-full md:col-span-8" />
      </section>
    </Page>
  );
}
