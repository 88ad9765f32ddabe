import Link from "next/link";
import { LagosMap, LagosMapLegend } from "@/components/marketing/lagos-map";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { DefinitionList } from "@/components/ui/definition-list";
import { Page } from "@/components/ui/page";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";

export const metadata = publicPageMetadata({
  title: "Directions: how to reach our events in Lagos",
  description:
    "How to get to the museum’s evenings in Lagos by danfo, BRT, ferry and on foot, with a plan in cut paper.",
  path: paths.visitDirections,
});

const routes = [
  [
    "By danfo",
    "The yellow buses run down from Oshodi by Yaba, over Carter Bridge to the Island, and on by Obalende and Falomo to Victoria Island. Ask for the stop that is named in your mail, say it again when you are near it, and have change.",
  ],
  [
    "By BRT",
    "The long buses come down Ikorodu Road in a lane of their own and cross Eko Bridge to the Marina and Tafawa Balewa Square. They take a card and no cash. For Yaba, get down before the bridge; for the Island, stay on to the end.",
  ],
  [
    "By ferry",
    "From Ikorodu the boat crosses the lagoon to the north shore of the Island, east of the long bridge most of the way. Wear the jacket you are given. Boats do not run late: find out when the last one goes before the speeches begin.",
  ],
  [
    "On foot",
    "From the last stop the mail leads you by what you will see, such as a filling station, a church with a blue roof or a woman who sells roasted corn, and not by house numbers, which nobody there uses either.",
  ],
] as const;

const plan = [
  [
    "The land",
    "The Mainland fills the left side, from the top to Apapa at the harbour. Ikorodu lies at the top right.",
  ],
  [
    "The water",
    "The lagoon is between them and to the right. Below it lies Lagos Island with Ikoyi to its east; below a narrow creek, Victoria Island; at the foot of the sheet, the Atlantic.",
  ],
  [
    "The bridges",
    "From left to right along the Island: Eko Bridge, Carter Bridge, and the long Third Mainland Bridge, which comes down over the lagoon. A short one at Falomo joins Ikoyi to Victoria Island.",
  ],
  [
    "The three rooms",
    "A is in Yaba on the Mainland, between the two bus lines. B is on Lagos Island, where both lines and the ferry arrive. C is on Victoria Island, at the end of the danfo line.",
  ],
] as const;

const internalRoutes = [
  {
    href: paths.exhibitions,
    name: "The exhibitions",
    description: "The first door in the bar. The fronts are public; the halls belong to the Circle.",
  },
  {
    href: paths.drops,
    name: "The shop",
    description: "The next one. Every drop has its own wall label, price and count.",
  },
  { href: paths.auctions, name: "The saleroom", description: "Straight on. One lot, one clock." },
  { href: paths.guestbook, name: "The guestbook", description: "On the way out, where guestbooks lie." },
] as const;

export default function DirectionsPage() {
  return (
    <Page className="grid gap-wall pb-wall">
      <div>
        <Breadcrumb items={[{ name: "Visit", href: paths.visit }]} current="Directions" />
        <header className="g12 items-end gap-y-5 pt-[clamp(1rem,3vw,3rem)] pb-[clamp(2rem,4vw,4rem)]">
          <h1 className="col-span-full text-giant md:col-span-6">Directions</h1>
          <p className="col-span-full max-w-[40ch] font-normal font-read text-lede text-muted md:col-span-6">
            The museum itself has no street: you are standing in it. Its evenings have one, which is told to those who
            come. This is the way there.
          </p>
        </header>
        <div className="g12 items-start gap-y-10">
          <figure className="col-span-full grid gap-4 md:col-span-6 lg:col-span-7">
            <LagosMap describedBy="plan-in-words" className="w-full border-[0.625rem] border-frame shadow-frame" />
            <LagosMapLegend />
            <figcaption className="font-normal font-read text-base text-muted">
              Lagos in cut paper, drawn from memory and to no scale. It is right about which water is where. A, B and C
              are the parts of town in which rooms have been borrowed.
            </figcaption>
          </figure>
          <section aria-labelledby="ways" className="col-span-full grid gap-5 md:col-span-6 lg:col-span-5">
            <h2 id="ways" className="text-title">
              Four ways
            </h2>
            <DefinitionList items={routes} />
            <ButtonLink href={paths.visitTickets} className="justify-self-start">
              Evenings to come
            </ButtonLink>
          </section>
        </div>
      </div>

      <div className="g12 gap-y-12">
        <section aria-labelledby="words" className="col-span-full grid content-start gap-5 md:col-span-6">
          <h2 id="words" className="text-heading">
            The plan in words
          </h2>
          <div id="plan-in-words">
            <DefinitionList items={plan} />
          </div>
          <p className="reading text-muted">
            Stairs, a long walk or a dark room would keep you away?{" "}
            <Link href={paths.contactAbout({ topic: "other" })} prefetch={false} className="link text-ink">
              Say so before
            </Link>
            , and we tell you how that room is, and find another way if there is one.
          </p>
        </section>
        <section aria-labelledby="corridors" className="col-span-full grid content-start gap-5 md:col-span-6">
          <h2 id="corridors" className="text-heading">
            And inside
          </h2>
          <p className="reading text-muted">
            The bar at the top of every page is the corridor, and each word on it is a door.
          </p>
          <ol className="border-ink border-t-2">
            {internalRoutes.map(({ href, name, description }) => (
              <li key={href} className="grid gap-1 border-line border-b py-4">
                <Link href={href} prefetch={false} className="link justify-self-start text-base">
                  {name}
                </Link>
                <p className="font-normal font-read text-muted text-read">{description}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Page>
  );
}
