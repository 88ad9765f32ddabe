"use client";

import Link from "next/link";
import { useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { Button } from "@/components/ui/button";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";

const vipOnlyMessage = "VIP only. Please subscribe to view event details.";
const errorMessages = { offline: "Network error", otherwise: "The details could not be loaded. Please try again." };

type DetailsResult = { link: string | null } | { vipOnly: true } | { error: string };

/** Loads and shows the event link, which is for VIPs only, when the button is pressed. */
export function EventDetails({ id, title }: { id: string; title: string }) {
  const submission = useSubmitting();
  const [details, setDetails] = useState<DetailsResult | null>(null);

  async function loadDetails() {
    if (!hasSessionHint()) return setDetails({ vipOnly: true });
    if (!submission.start()) return;
    const result = await api.get(apiPaths.event(id));
    submission.finish();
    if (result.ok) setDetails({ link: result.data.event.link });
    else if (result.status === 401 || result.status === 403) setDetails({ vipOnly: true });
    else setDetails({ error: errorMessage(result, errorMessages) });
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button
        size="small"
        variant="secondary"
        aria-label={`View Details of ${title}`}
        loading={submission.submitting && "One moment…"}
        onClick={() => void loadDetails()}
      >
        View Details
      </Button>
      <div aria-live="polite" className="text-small">
        {details && <DetailsMessage result={details} />}
      </div>
    </div>
  );
}

function DetailsMessage({ result }: { result: DetailsResult }) {
  if ("error" in result) return <p className="text-danger">{result.error}</p>;
  if ("vipOnly" in result)
    return (
      <p>
        {vipOnlyMessage}{" "}
        <Link href={paths.plans({ redirectTo: paths.events })} prefetch={false} className="link">
          See the plans
        </Link>
      </p>
    );
  if (!result.link) return <p>There is no link yet. Attendees get the exact address the day before.</p>;
  return (
    <a href={result.link} rel="noopener noreferrer" target="_blank" className="link wrap-anywhere">
      {result.link}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
