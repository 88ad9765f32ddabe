"use client";

import Link from "next/link";
import { useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { Button } from "@/components/ui/button";
import { errorMessage } from "@/lib/api-client/client";
import { useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { EventDetail } from "@/lib/events/contracts";

const vipOnlyMessage = "VIP only. Please subscribe to view event details.";
const errorMessages = { offline: "Network error", otherwise: "The details could not be loaded. Please try again." };

/** Loads and shows the link of a free event without a code, which is for VIPs only, when the button is pressed. Other events have it on the ticket. */
export function EventDetails({ id, title }: { id: string; title: string }) {
  const [asked, setAsked] = useState<"no" | "visitor" | "yes">("no");
  const { data, error, isValidating, mutate } = useApi(asked === "yes" ? apiPaths.event(id) : null);
  const isVipOnly = asked === "visitor" || error?.status === 401 || error?.status === 403;

  function loadDetails() {
    if (asked === "yes") void mutate();
    else setAsked(hasSessionHint() ? "yes" : "visitor");
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button
        size="small"
        variant="secondary"
        aria-label={`View Details of ${title}`}
        loading={isValidating && "One moment…"}
        onClick={loadDetails}
      >
        View Details
      </Button>
      <div aria-live="polite" className="text-small">
        {isVipOnly ? (
          <p>
            {vipOnlyMessage}{" "}
            <Link href={paths.plans({ redirectTo: paths.events })} prefetch={false} className="link">
              See the plans
            </Link>
          </p>
        ) : error ? (
          <p className="text-danger">{errorMessage(error, errorMessages)}</p>
        ) : (
          data && <EventLink event={data.event} />
        )}
      </div>
    </div>
  );
}

function EventLink({ event: { link, isOnline } }: { event: EventDetail }) {
  if (!link)
    return isOnline ? (
      <p>There is no link yet. It appears here, and members with a seat get it by email the day before.</p>
    ) : (
      <p>This event is not online. Attendees get the exact address the day before.</p>
    );
  return (
    <a href={link} rel="noopener noreferrer" target="_blank" className="link wrap-anywhere">
      {link}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
