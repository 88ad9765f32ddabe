"use client";

import Link from "next/link";
import { useState } from "react";
import { hasSessionHint } from "@/components/accounts/session-hint";
import { Button } from "@/components/ui/button";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";

const vipOnly = "VIP only. Please subscribe to view event details.";
const sentences = { offline: "Network error", otherwise: "The details could not be fetched. Please try again." };

type Told = { link: string | null } | { closed: true } | { problem: string };

/** What only the Circle is told about an evening: where on the wire, or at which door. Asked for when somebody wants it. */
export function EventDetails({ id, title }: { id: string; title: string }) {
  const work = useWork();
  const [told, setTold] = useState<Told | null>(null);

  async function ask() {
    if (!hasSessionHint()) return setTold({ closed: true });
    if (!work.begin()) return;
    const result = await api.get<{ event: { link: string | null } }>(apiPaths.event(id));
    work.end();
    if (result.ok) setTold({ link: result.data.event.link });
    else if (result.status === 401 || result.status === 403) setTold({ closed: true });
    else setTold({ problem: complaintAbout(result, sentences) });
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button
        size="small"
        look="secondary"
        aria-label={`View Details of ${title}`}
        busy={work.busy && "One moment…"}
        onClick={() => void ask()}
      >
        View Details
      </Button>
      <div aria-live="polite" className="text-small">
        {told && <Answer told={told} />}
      </div>
    </div>
  );
}

function Answer({ told }: { told: Told }) {
  if ("problem" in told) return <p className="text-danger">{told.problem}</p>;
  if ("closed" in told)
    return (
      <p>
        {vipOnly}{" "}
        <Link href={paths.plans({ redirectTo: paths.events })} prefetch={false} className="link">
          See the plans
        </Link>
      </p>
    );
  if (!told.link) return <p>There is no link yet. Those who come are told the door the day before.</p>;
  return (
    <a href={told.link} rel="noopener noreferrer" target="_blank" className="link wrap-anywhere">
      {told.link}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
