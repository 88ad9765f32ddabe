import Link from "next/link";
import type { ReactNode } from "react";
import { paths } from "@/lib/core/urls/paths";

const accountLink = (
  <Link href={paths.account} prefetch={false} className="link text-ink">
    in your account
  </Link>
);

const questions: readonly (readonly [ask: string, say: ReactNode])[] = [
  [
    "Does it renew automatically?",
    <>
      By card, yes, unless you choose to pay once: the card is charged again at the end of each month or year, and a
      mail says so with the receipt. You turn the renewal off, and on again, {accountLink}. What has been paid stays
      paid.
    </>,
  ],
  [
    "Can I pay by bank transfer?",
    "Yes, and by USSD: choose to pay once. Nothing renews then. A week and a day before the end, a member whom no card renews is sent a dated link that can be paid by transfer. Paying early loses nothing, since the new period begins where the old one ends, and paying twice extends it twice.",
  ],
  [
    "What if my card fails?",
    "Nothing closes that day. You keep your access for seven days, and a mail says until when. What you pay in that time counts from the day the last payment ran out.",
  ],
  [
    "Can I change my plan?",
    <>
      To a higher one at once: the days that you have already paid for are kept, and follow. To a lower one at the end
      of the period, {accountLink}; no card is charged twice for the same time.
    </>,
  ],
  [
    "How do I cancel?",
    <>
      Turn off renewal {accountLink}. There is no phone call, and you need not say why. The Circle stays open to you
      until the date on your card.
    </>,
  ],
  [
    "Do I get money back?",
    <>
      A payment that was taken twice, or after you had turned the renewal off, is returned whole:{" "}
      <Link href={paths.contactAbout({ topic: "membership" })} prefetch={false} className="link text-ink">
        write to us
      </Link>{" "}
      with its reference. A period that has begun is not divided.
    </>,
  ],
  [
    "Can I give my membership to someone?",
    "No. The number of the card, the perks and the name on the wall belong to one account. A piece from the shop, on the other hand, may be given to anybody.",
  ],
  [
    "What happens at the end?",
    "The halls close, and your name comes off the Founders Wall. Your account, your orders, your numbered pieces and the files that you have taken home stay yours. Nothing more is charged.",
  ],
];

/** Questions about the plans. The answers are folded and open without JavaScript. */
export function PlanFaq() {
  return (
    <section aria-labelledby="faq" className="g12 gap-y-6">
      <h2 id="faq" className="col-span-full max-w-[10ch] text-title md:col-span-4">
        Before you pay
      </h2>
      <div className="col-span-full border-ink border-t-2 md:col-span-8">
        {questions.map(([question, text], index) => (
          <details key={question} open={index === 0} className="group border-line border-b">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-bold text-subheading [&::-webkit-details-marker]:hidden">
              {question}
              <span aria-hidden className="text-accent-ink text-heading leading-none group-open:hidden">
                +
              </span>
              <span aria-hidden className="hidden text-accent-ink text-heading leading-none group-open:inline">
                −
              </span>
            </summary>
            <p className="reading pb-6 text-muted">{text}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
