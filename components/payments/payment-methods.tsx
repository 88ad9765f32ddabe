import { formatNaira } from "@/lib/core/money";

type Method = { name: string; text: string };

const card: Method = {
  name: "Card",
  text: "Naira Mastercard, Visa or Verve. Your bank may ask for a code by SMS. Paid in seconds.",
};
const transfer = (hold: string): Method => ({
  name: "Bank transfer",
  text: `Paystack shows an account number that is only for this payment and lives 30 minutes. Send the exact amount from your bank app; another amount, or a later transfer, is sent back to you. ${hold}`,
});
const ussd: Method = {
  name: "USSD",
  text: "Choose your bank and dial the code that Paystack shows, such as *737# or *901#, on the phone of your bank account. No internet is needed for it.",
};

/** What is kept while a transfer is on its way. */
const holds = {
  order: "Your items are held as long.",
  seat: "Your seat is kept as long.",
  lot: "The lot is yours to pay for until the time above.",
  membership: "",
};

type PaymentMethodsProps = {
  purpose: keyof typeof holds;
  amountKobo?: number;
};

/** The ways to pay on Paystack's page, in plain words, where somebody chooses to pay. */
export function PaymentMethods({ purpose, amountKobo }: PaymentMethodsProps) {
  return (
    <details className="group border-line border-y">
      <summary className="flex min-h-tap cursor-pointer items-center justify-between gap-4 py-2 font-semibold text-small">
        Card, transfer or USSD: how to pay
        <span aria-hidden className="text-muted transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <dl className="grid gap-3 pb-3 text-small">
        {[card, transfer(holds[purpose]), ussd].map(({ name, text }) => (
          <div key={name}>
            <dt className="font-bold">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      {amountKobo !== undefined && (
        <p className="pb-4 text-muted text-small">{`The exact amount is ${formatNaira(amountKobo)}.`}</p>
      )}
    </details>
  );
}
