import type { Event as EventFacts, Graph } from "schema-dts";
import type { EventCard } from "@/lib/community/event-contracts";
import { paths } from "@/lib/platform/paths";

function factsOf(event: EventCard, site: string): EventFacts {
  const absolute = (to: string) => new URL(to, site).href;
  const { _id, title, description, date, endDate, place, isOnline, cancelled, seatsLeft, opens } = event;
  const url = absolute(`${paths.events}#${_id}`);
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
    image: absolute("/images/share/house.jpg"),
    isAccessibleForFree: true,
    organizer: { "@type": "Organization", name: "The Living Archive", url: absolute(paths.home) },
    // A cancelled evening offers nothing.
    ...(!cancelled && {
      offers: {
        "@type": "Offer" as const,
        url,
        price: 0,
        priceCurrency: "NGN",
        availability: seatsLeft === 0 ? "https://schema.org/SoldOut" : "https://schema.org/InStock",
        ...(opens.everyone && { validFrom: opens.everyone }),
      },
    }),
  };
}

/** The evenings to come as a search engine reads them, each with what is true of it now. */
export function eventsFacts(events: readonly EventCard[], site: string): Graph {
  return { "@context": "https://schema.org", "@graph": events.map((event) => factsOf(event, site)) };
}
