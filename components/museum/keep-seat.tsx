"use client";

import Link from "next/link";
import { type FormEvent, useState } from "react";
import { hasSessionHint } from "@/components/accounts/session-hint";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Mark } from "@/components/ui/mark";
import { Message } from "@/components/ui/message";
import { lagosClock, lagosDay } from "@/components/ui/museum-time";
import { useWork } from "@/components/ui/use-work";
import type { Standing } from "@/lib/community/event-contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { useOwnSeat } from "./own-seats";

const sentences = { offline: "Network error", otherwise: "The seat could not be kept. Please try again." };

/** Keeps a seat, or a place in the line. Before its script is there it is a form of the page, which leads to the ticket. */
export function KeepSeat({ id, title, full }: { id: string; title: string; full: boolean }) {
  const work = useWork();
  const [seat, setSeat] = useOwnSeat(id);
  const [problem, setProblem] = useState("");

  async function join(event: FormEvent) {
    event.preventDefault();
    if (!hasSessionHint()) return location.assign(paths.login({ redirectTo: `${paths.events}#${id}` }));
    if (!work.begin()) return;
    setProblem("");
    const result = await api.post<{ seat: Standing }>(apiPaths.joinEvent(id));
    work.end();
    if (result.ok) return setSeat(result.data.seat);
    if (result.status === 401) return location.assign(paths.login({ redirectTo: `${paths.events}#${id}` }));
    const opensAt = result.facts?.opensAt;
    if (typeof opensAt === "string") setSeat({ event: id, status: "none", place: null, opensAt });
    else setProblem(`❌ ${complaintAbout(result, sentences)}`);
  }

  if (seat && seat.status !== "none")
    return (
      <div role="status" className="flex w-full flex-wrap items-center gap-x-4 gap-y-1">
        {seat.status === "seat" ? (
          <Mark shape="dot" tone="success">
            Your seat is kept
          </Mark>
        ) : (
          <Mark shape="half" tone="warn">{`You are number ${seat.place} in line`}</Mark>
        )}
        <Link href={paths.ticket(id)} prefetch={false} className="link inline-flex min-h-tap items-center text-small">
          {seat.status === "seat" ? "Show the ticket" : "See where you stand"}
          <span className="sr-only"> of {title}</span>
        </Link>
      </div>
    );
  if (seat?.opensAt)
    return (
      <p role="status" className="pt-1 font-medium text-small">
        Seats open to you on {lagosDay(seat.opensAt)}, {lagosClock(seat.opensAt)}.
      </p>
    );
  return (
    <Form action={apiPaths.joinEvent(id)} onSubmit={join} className="grid justify-items-start gap-2">
      <Button type="submit" size="small" busy={work.busy && "One moment…"}>
        {full ? "Stand in line" : "Keep me a seat"}
        <span className="sr-only"> at {title}</span>
      </Button>
      <Message>{problem}</Message>
    </Form>
  );
}
