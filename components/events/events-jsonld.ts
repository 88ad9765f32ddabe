import type { Event as EventJsonLd, Graph } from "schema-dts";
import { paths } from "@/lib/core/urls/paths";
import type { EventCard } from "@/lib/events/contracts";
import { isPaidEvent } from "@/lib/events/rules";
import { eventShareCard } from "./event-artwork";

/** The JSON-LD of one event. */
export function eventJsonLd(event: EventCard, site: string): EventJsonLd {
  const absolute = (to: string) => new URL(to, site).href;
  const { _id, title, description, date, endDate, place, isOnline, cancelled, seatsLeft, opens, prices } = event;
  const url = absolute(paths.event(_id));
  return {
    "@type": "Event",
    "@id": url,
    url,
    name: title,
    description: cancelled ?? description,
    startDate: date,
    ...(endDate && { endDate }),
    eventStatus: cancelled ? "https://schema.org/EventCancelled" : "https://schema.org/EventScheduled",
    eventAttendanceMode: isOnline
      ? "https://schema.org/OnlineEventAttendanceMode"
      : "https://schema.org/OfflineEventAttendanceMode",
    location: isOnline
      ? { "@type": "VirtualLocation", url }
      : { "@type": "Place", name: place || "Lagos", address: place || "Lagos, Nigeria" },
    image: absolute(eventShareCard(event)?.url ?? "/images/share/house.jpg"),
    isAccessibleForFree: !isPaidEvent(prices),
    organizer: { "@type": "Organization", name: "The Living Archive", url: absolute(paths.home) },
    // A cancelled event has no offer.
    ...(!cancelled && {
      offers: {
        "@type": "Offer" as const,
        url,
        price: prices.everyone,
        priceCurrency: "NGN",
        availability: seatsLeft === 0 ? "https://schema.org/SoldOut" : "https://schema.org/InStock",
        ...(opens.everyone && { validFrom: opens.everyone }),
      },
    }),
  };
}

/** The JSON-LD of upcoming events. */
export function eventsJsonLd(events: readonly EventCard[], site: string): Graph {
  return { "@context": "https://schema.org", "@graph": events.map((event) => eventJsonLd(event, site)) };
}
