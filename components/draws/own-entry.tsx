import type { ReactNode } from "react";
import { entryStateText } from "@/components/draws/entry-state";
import { Button, ButtonLink } from "@/components/ui/button";
import { formatLagosTime } from "@/lib/catalog/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { MyEntry } from "@/lib/draws/contracts";
import "@/components/catalog/catalog.css";

type OwnEntryProps = {
  entry: MyEntry;
  open: boolean;
  closesAt: string;
  roundAt: string;
  /** The act that the person has chosen and is asked about. */
  ask: string | undefined;
};

/** A person's entry: its state, what comes next, its number, and what can be done now. Plain forms, which work without JavaScript. */
export function OwnEntry({ entry, open, closesAt, roundAt, ask }: OwnEntryProps) {
  const { slug } = entry.draw;
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p role="status" className="font-bold text-heading">
          {entryStateText(entry)}
        </p>
        {entry.state === "entered" && entry.rank === null && (
          <p>
            {open ? `Entries close on ${formatLagosTime(closesAt)}. ` : "Entries are closed. "}
            The winners are drawn after {formatLagosTime(roundAt)}, Lagos time. We email you either way.
          </p>
        )}
      </div>
      {entry.order && (
        <div className="grid gap-3">
          <p>One is held for you until {formatLagosTime(entry.order.until)}, Lagos time.</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.order(entry.order.number)}>Pay the order</ButtonLink>
            {ask !== "decline" && (
              <ButtonLink href={`${paths.myDraw(slug, { ask: "decline" })}#question`} variant="secondary">
                Decline it
              </ButtonLink>
            )}
          </div>
          {ask === "decline" && (
            <Question
              slug={slug}
              question="Decline it?"
              action={apiPaths.declineHold(slug)}
              act="Decline it"
              dismissLabel="Keep it"
            >
              It goes to the next in line, and you cannot get it back.
            </Question>
          )}
        </div>
      )}
      <dl className="drop-terms border-line border-y py-4">
        <dt>Your entry number</dt>
        <dd>
          <code className="wrap-anywhere">{entry.id}</code>
        </dd>
        <dt>Tickets</dt>
        <dd>{entry.weight}</dd>
      </dl>
      <p className="text-muted text-small">The published list has this number and not your name.</p>
      {open &&
        (ask === "withdraw" ? (
          <Question
            slug={slug}
            question="Withdraw your entry?"
            action={apiPaths.withdrawEntry(slug)}
            act="Withdraw my entry"
            dismissLabel="Keep my entry"
          >
            You can enter again until {formatLagosTime(closesAt)}, Lagos time.
          </Question>
        ) : (
          <div>
            <ButtonLink href={`${paths.myDraw(slug, { ask: "withdraw" })}#question`} variant="secondary">
              Withdraw my entry
            </ButtonLink>
          </div>
        ))}
    </div>
  );
}

type QuestionProps = {
  slug: string;
  question: string;
  action: string;
  act: string;
  dismissLabel: string;
  /** What follows from the act. */
  children: ReactNode;
};

/** Asks before an act, on the page itself, so that it works without JavaScript. */
function Question({ slug, question, action, act, dismissLabel, children }: QuestionProps) {
  return (
    <section aria-labelledby="question" className="grid gap-3 border-ink border-y-2 py-5">
      <h2 id="question" className="scroll-mt-[calc(var(--header)+1rem)] text-subheading">
        {question}
      </h2>
      <p>{children}</p>
      <div className="flex flex-wrap gap-3">
        <form method="post" action={action}>
          <Button type="submit" variant="danger">
            {act}
          </Button>
        </form>
        <ButtonLink href={paths.myDraw(slug)} variant="secondary">
          {dismissLabel}
        </ButtonLink>
      </div>
    </section>
  );
}
