import type { Order } from "@/lib/orders/contracts";

/** What happens with an order once it is paid, in the order in which the buyer sees it. */
export function WhatHappensNext({ order, className = "" }: { order: Order; className?: string }) {
  const isNumbered = order.items.some(({ editions }) => editions.length > 0);
  const steps = [
    isNumbered
      ? {
          name: "Certificate",
          text: "Your number is yours now. Its certificate and label are on the page of the order.",
        }
      : { name: "Receipt", text: "The receipt and the invoice are on the page of the order." },
    {
      name: "Packing",
      // A winning bid is binding.
      text: `We pack your order. Until we begin, you can change its address${order.provenance ? "" : " or cancel it"}.`,
    },
    { name: "Shipping", text: "When the parcel leaves, you get an email with its tracking number." },
  ];
  return (
    <section aria-labelledby="next-steps" className={className}>
      <h2 id="next-steps" className="border-line-strong border-b pb-3 font-sign text-section">
        What happens next
      </h2>
      <ol>
        {steps.map(({ name, text }, index) => (
          <li
            key={name}
            className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-line border-b py-4 sm:grid-cols-[2rem_8rem_minmax(0,1fr)]"
          >
            <span aria-hidden className="row-span-2 font-bold text-accent-ink tabular-nums">
              {index + 1}
            </span>
            <b>{name}</b>
            <span className="font-normal font-read text-muted max-sm:col-start-2">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
