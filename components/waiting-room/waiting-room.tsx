"use client";

import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosTime } from "@/components/ui/lagos-time";
import { polling, refetchOnReturn, useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { OwnPlace, WaitingRoomState } from "@/lib/waiting-room/contracts";
import { admittedPlaces, placeOf, pollSeconds, timeUntilAdmitted } from "@/lib/waiting-room/rules";
import { PlaceText, StockText } from "./place-text";
import { TurnLink } from "./turn-link";
import { useOwnPlace } from "./use-own-place";

const OPENING_SOON_MS = 2 * 60_000;
const MISSING_PLACE_MS = 5_000;

/** How long this browser still waits, as far as it knows. */
function waitOf(state: WaitingRoomState, own: OwnPlace | null, now: number): number {
  const place = own && placeOf(own.ticket, state);
  if (place) return timeUntilAdmitted(place, state, now);
  const opensIn = state.opensAt ? Date.parse(state.opensAt) - now : 0;
  return opensIn > OPENING_SOON_MS ? opensIn : 0;
}

/** The children are the form to leave. */
type WaitingRoomProps = { slug: string; name: string; children: ReactNode };

/** A visitor's place in the waiting room of a drop. The state is one small file for everyone; the place is computed here. */
export function WaitingRoom({ slug, name, children }: WaitingRoomProps) {
  const { known, problem, reload } = useOwnPlace(slug);
  const [now, setNow] = useState(() => Date.now());
  const clock = known?.clock ?? 0;
  const own = known?.place ?? null;
  // The same function at each render, which happens every second: a new one would start the wait for the next poll again.
  const polls = useMemo(
    () =>
      polling<WaitingRoomState>((latest) =>
        latest ? 1_000 * pollSeconds(waitOf(latest, own, Date.now() + clock)) : 5_000,
      ),
    [own, clock],
  );
  const { data: state } = useApi(apiPaths.waitingRoom(slug), { ...refetchOnReturn, ...polls });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);

  const time = now + clock;
  const place = state && own ? placeOf(own.ticket, state) : null;
  const isTurn = place !== null && state !== undefined && place <= admittedPlaces(state, time);
  const isExpired = own?.until != null && Date.parse(own.until) <= time;
  const isOutdated = own !== null && state?.active === true && own.round !== state.round;
  const isAdmitted = own?.until != null && !isExpired;
  useEffect(() => {
    if ((isTurn && !isAdmitted) || isOutdated) void reload();
  }, [isTurn, isAdmitted, isOutdated, reload]);
  // A visitor from before the room was active has asked for a place already, and got none.
  const lacksPlace = state?.active === true && known !== null && own === null;
  useEffect(() => {
    if (!lacksPlace) return;
    void reload();
    const timer = setInterval(() => void reload(), MISSING_PLACE_MS);
    return () => clearInterval(timer);
  }, [lacksPlace, reload]);

  return (
    <div className="grid gap-6">
      <Alert tone="warning">{problem}</Alert>
      {!state || (state.active && !own) ? (
        <p role="status">Taking a place for you. This takes a few seconds…</p>
      ) : !state.active || !own ? (
        <InactiveRoom slug={slug} />
      ) : isAdmitted && own.until ? (
        <div className="grid gap-4">
          <div role="status">
            <h2 className="text-subheading">It is your turn</h2>
          </div>
          <p>You can check out until {formatLagosTime(new Date(own.until))}, Lagos time.</p>
          <StockText left={state.left} />
          <div>
            <TurnLink slug={slug} name={name} />
          </div>
        </div>
      ) : (
        <>
          <PlaceText state={state} ticket={own.ticket} now={time} />
          <p className="text-muted text-small">
            This page updates by itself. Your place is kept on this device: you may close the page and come back.
          </p>
        </>
      )}
      {state?.active && own && (
        <details>
          <summary className="link inline-flex min-h-tap w-max items-center">Leave the waiting room</summary>
          <div className="pt-2">{children}</div>
        </details>
      )}
    </div>
  );
}

function InactiveRoom({ slug }: { slug: string }) {
  return (
    <div className="grid gap-4">
      <p role="status">Nobody has to wait at the moment.</p>
      <ButtonLink href={paths.drop(slug)} size="large" className="justify-self-start">
        Continue to the drop
      </ButtonLink>
    </div>
  );
}
