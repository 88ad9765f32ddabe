import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { formatLagosTime } from "@/lib/catalog/rules";
import { textOfCode } from "@/lib/core/text-of-code";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { OwnPlace, WaitingRoomState } from "@/lib/waiting-room/contracts";
import { PLAIN_DELAY_SECONDS, PLAIN_REFRESH_SECONDS } from "@/lib/waiting-room/rules";
import { LeaveForm } from "./leave-form";
import { PlaceText, StockText } from "./place-text";
import { TurnLink } from "./turn-link";

type PlainPlaceProps = {
  slug: string;
  name: string;
  room: { state: WaitingRoomState; now: Date };
  place: OwnPlace | null;
  /** The code of a refused form. */
  error: string | undefined;
  challenge: string;
  /** Whether the pause before a place is over, as far as the page knows. */
  ready: boolean;
  /** Whether the page asks if the visitor wants to leave; it does not load again meanwhile. */
  leaving: boolean;
};

const errors: Readonly<Record<string, string>> = {
  in_progress: `Please wait ${PLAIN_DELAY_SECONDS} seconds before you take a place.`,
  rate_limited: "Too many tries. Please wait a little and try again.",
  bad_token: "This page was too old. Please open the waiting room again.",
  viewing: "You are viewing the site as somebody else. Nothing can be changed meanwhile.",
};

/** A visitor's place in plain HTML. */
export function PlainPlace({
  slug,
  name,
  room: { state, now },
  place,
  error,
  challenge,
  ready,
  leaving,
}: PlainPlaceProps) {
  const refusal = (
    <Alert tone="warning">{error && (textOfCode(errors, error) ?? "That failed. Please try again.")}</Alert>
  );
  if (!state.active)
    return (
      <div className="grid max-w-read gap-4">
        <p>Nobody has to wait at the moment.</p>
        <ButtonLink href={paths.drop(slug)} className="justify-self-start">
          Continue to {name}
        </ButtonLink>
      </div>
    );
  if (place && leaving)
    return (
      <div className="grid max-w-read gap-4">
        {refusal}
        <h2 className="text-subheading">Leave the waiting room</h2>
        <LeaveForm slug={slug} />
        <p>
          <a href={paths.waitingPlace(slug)} className="link">
            Keep my place
          </a>
        </p>
      </div>
    );
  if (place)
    return (
      <div className="grid max-w-read gap-4">
        <meta httpEquiv="refresh" content={String(PLAIN_REFRESH_SECONDS)} />
        {refusal}
        {place.until ? (
          <>
            <h2 className="text-subheading">It is your turn</h2>
            <p>You can check out until {formatLagosTime(place.until)}, Lagos time.</p>
            <StockText left={state.left} />
            <div>
              <TurnLink slug={slug} name={name} />
            </div>
          </>
        ) : (
          <PlaceText state={state} ticket={place.ticket} now={now.getTime()} />
        )}
        <p className="text-muted text-small">This page loads again every {PLAIN_REFRESH_SECONDS} seconds.</p>
        <p>
          <a href={paths.waitingPlace(slug, { leave: "ask" })} className="link">
            Leave the waiting room
          </a>
        </p>
      </div>
    );
  return (
    <div className="grid max-w-read gap-4">
      {refusal}
      {ready ? (
        <form method="post" action={apiPaths.joinWaitingRoom(slug)} className="grid gap-4">
          <input type="hidden" name="challenge" value={challenge} />
          <p>Many people want {name}. Take a place, and you will be let through in turn.</p>
          <Button type="submit" className="justify-self-start">
            Take a place
          </Button>
        </form>
      ) : (
        <>
          <meta
            httpEquiv="refresh"
            content={`${PLAIN_DELAY_SECONDS + 1};url=${paths.waitingPlace(slug, { challenge })}`}
          />
          <p>
            Without JavaScript there is a pause of {PLAIN_DELAY_SECONDS} seconds before you can take a place, which
            keeps programs away. This page continues by itself.
          </p>
          <p>
            <a href={paths.waitingPlace(slug, { challenge })} className="link">
              Continue now if it does not
            </a>
          </p>
        </>
      )}
    </div>
  );
}
