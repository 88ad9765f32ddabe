import Link from "next/link";
import { DefinitionList } from "@/components/ui/definition-list";
import { formatLagosTime } from "@/lib/catalog/rules";
import { paths } from "@/lib/core/urls/paths";
import type { DrawState, PublicDraw } from "@/lib/draws/contracts";
import { BEACON_WAIT_MINUTES, HOLD_HOURS } from "@/lib/draws/rules";

const audiences = {
  everyone: "Everybody with an account, with equal chances.",
  members_first: "Everybody with an account. Members of the Circle have more tickets, as the table says.",
  members: "Members of the Circle, with the tickets of their plan.",
} as const;

const entryCosts: Record<DrawState, string> = {
  accepting: "Entering costs nothing; who is drawn may buy one.",
  closed: "Entering cost nothing; who is drawn may buy one.",
  drawn: "Entering cost nothing; who is drawn may buy one.",
  finished: "Entering cost nothing; who was drawn could buy one.",
  cancelled: "Entering cost nothing.",
};

const promises = [
  [
    "If you are drawn",
    `You get an email with a link, and ${HOLD_HOURS} hours to pay. One that is declined or not paid in time goes to the next in line.`,
  ],
  ["If you are not", "You get an email, and pay nothing."],
] as const;

/** The same of a draw that is over. */
const outcomes = [
  [
    "Who was drawn",
    `They got an email with a link, and ${HOLD_HOURS} hours to pay. One that was declined or not paid in time went to the next in line.`,
  ],
  ["Who was not", "They got an email, and paid nothing."],
] as const;

/** The rules of a draw in words. */
export function DrawTerms({ draw }: { draw: PublicDraw }) {
  const { product, units, opensAt, closesAt, audience, state } = draw;
  const isOpen = state === "accepting";
  return (
    <DefinitionList
      sideBySide
      items={[
        [
          "What",
          <>
            {units === 1 ? "One" : units} of{" "}
            <Link href={paths.drop(product.slug)} prefetch={false} className="link">
              {product.name}
            </Link>
            {product.size && `, ${product.size}`}. {entryCosts[state]}
          </>,
        ],
        ["When", `${formatLagosTime(opensAt)} to ${formatLagosTime(closesAt)}, Lagos time`],
        [isOpen ? "Who may enter" : "Who could enter", audiences[audience]],
        ["Once", "One entry a person, a delivery address and, where we know it, a payment card."],
        ...(state === "finished" ? outcomes : state === "cancelled" ? [] : promises),
      ]}
    />
  );
}

/** By what the winners are found. */
export function DrawProof({ draw: { round, roundAt, roundUrl, commitment } }: { draw: PublicDraw }) {
  return (
    <DefinitionList
      sideBySide
      items={[
        [
          "The list",
          "When the entries close, the list of entry numbers and tickets is published with its SHA-256. It has no names. It cannot change after that.",
        ],
        [
          "The random number",
          <>
            It comes from round {round} of the public beacon drand, due on {formatLagosTime(roundAt)}.{" "}
            <a href={roundUrl} className="link">
              Read the round
            </a>
          </>,
        ],
        [
          "If the beacon is away",
          <>
            If it has not replied {BEACON_WAIT_MINUTES} minutes after its round, a secret decides. Its SHA-256 is public
            since the draw began: <code className="wrap-anywhere text-small">{commitment}</code>. The report says which
            was used.
          </>,
        ],
      ]}
    />
  );
}
