import Link from "next/link";
import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { EmailText } from "@/components/admin/ui/email-text";
import { owedPerkLabel } from "@/components/subscriptions/tiers";
import { Alert } from "@/components/ui/alert";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { MergeClash, MergePreview, MergeSide } from "@/lib/workflows/contracts";

/** What becomes of something that both have. */
const clashSentences: Record<MergeClash["kind"], (name: string) => string> = {
  edition: (name) => `Both own numbers of “${name}”. All numbers stay, also above the limit for one person.`,
  event: (name) => `Both are registered for “${name}”. One place stays; a second seat goes to the waiting list.`,
  cart: (name) => `Both have “${name}” in the cart. The quantity of the account that stays counts.`,
  perk: (name) => `Both are owed the perk “${owedPerkLabel(name)}” for the same period. It is owed once.`,
  membership: () => "Both were members. The histories are joined; the plan and its end stay as they are now.",
};

type MergePreviewPanelProps = {
  preview: MergePreview;
  /** The user of the page, and the account found. */
  pageOf: string;
  partner: string;
};

const numberFormat = new Intl.NumberFormat("en-NG");

/** Which email stays, what moves, what both have, and the button that merges, or why it cannot be. */
export function MergePreviewPanel({ preview, pageOf, partner }: MergePreviewPanelProps) {
  const { stays, goes, moves, clashes, refusals } = preview;
  // The user of the page comes first, whichever stays.
  const sides = stays._id === pageOf ? [stays, goes] : [goes, stays];
  return (
    <>
      <section aria-labelledby="which-stays" className="grid gap-3">
        <h2 id="which-stays" className="text-subheading">
          Which email stays
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          {sides.map((side) => (
            <Side
              key={side._id}
              side={side}
              isStaying={side === stays}
              href={adminPaths.mergeUser(pageOf, { with: partner, stays: side._id })}
            />
          ))}
        </ul>
        <p className="max-w-read text-muted text-small">
          {stays.email} stays with its password, passkeys and name. {goes.email} can then log in only by a link that is
          emailed to it. Newsletter subscriptions stay with their addresses.
        </p>
      </section>
      {refusals.length > 0 && (
        <section aria-label="Why these accounts cannot be merged" className="grid max-w-read gap-3">
          {refusals.map((sentence) => (
            <Alert key={sentence} tone="warning">
              {sentence}
            </Alert>
          ))}
        </section>
      )}
      <section aria-labelledby="what-moves" className="grid gap-3">
        <h2 id="what-moves" className="text-subheading">
          What moves
        </h2>
        {moves.length === 0 ? (
          <p className="text-muted text-small">{goes.email} has nothing that could move.</p>
        ) : (
          <dl className="grid max-w-read border-ink border-t-2">
            {moves.map(({ label, count }) => (
              <div key={label} className="flex justify-between gap-4 border-line border-b py-2 text-small">
                <dt>{label}</dt>
                <dd className="font-medium tabular-nums">{numberFormat.format(count)}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {clashes.length > 0 && (
        <section aria-labelledby="both-have" className="grid gap-3">
          <h2 id="both-have" className="text-subheading">
            What both have
          </h2>
          <ul className="grid max-w-read list-disc gap-1.5 ps-5 text-small">
            {clashes.map(({ kind, name }) => (
              <li key={`${kind} ${name}`}>{clashSentences[kind](name)}</li>
            ))}
          </ul>
        </section>
      )}
      {refusals.length === 0 && (
        <div>
          <ConfirmWithReason
            path={adminApiPaths.userAction(stays._id, "merge")}
            body={{ mergeId: goes._id }}
            fields={["email", "reason"]}
            emailHint={goes.email}
            label="Merge accounts"
            subject={goes.email}
            title={`Merge ${goes.email} into ${stays.email}`}
            question={`Everything of ${goes.email} moves to ${stays.email}. This cannot be undone. Both addresses get an email.`}
            loadingText="Merging…"
            variant="danger"
            goTo={adminPaths.user(stays._id)}
            failureText="That failed. Nothing was changed."
          />
        </div>
      )}
    </>
  );
}

function Side({
  side: { email, name, createdAt, isAdmin },
  isStaying,
  href,
}: {
  side: MergeSide;
  isStaying: boolean;
  href: string;
}) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        replace
        scroll={false}
        aria-current={isStaying ? "true" : undefined}
        className="grid h-full gap-1 rounded-card p-4 shadow-[inset_0_0_0_1px_var(--line)] hover:bg-raised aria-[current]:bg-raised aria-[current]:shadow-[inset_0_0_0_2px_var(--ink)]"
      >
        <span className="font-semibold">
          <EmailText>{email}</EmailText>
        </span>
        <span className="text-muted text-small">
          {name}, since {formatLagosShortDate(createdAt)}
          {isAdmin && ", admin"}
        </span>
        <span className="font-medium text-small">{isStaying ? "Stays" : "Goes away. Press to let it stay."}</span>
      </Link>
    </li>
  );
}
