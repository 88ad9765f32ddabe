import Link from "next/link";
import { paths } from "@/lib/core/urls/paths";

type OrderNumber = { editionId: string; name: string; number: number };
type OrderNumbersProps = {
  own: readonly OrderNumber[];
  passedOn: readonly OrderNumber[];
  isGift: boolean;
};

const nameOf = ({ name, number }: OrderNumber) => `${name}, No. ${number}`;

/** The numbers of an order: where to transfer them, and those that have a new owner. */
export function OrderNumbers({ own, passedOn, isGift }: OrderNumbersProps) {
  if (own.length + passedOn.length === 0) return null;
  return (
    <section aria-labelledby="numbers" className="grid gap-3">
      <h2 id="numbers" className="font-sign text-section">
        Numbers
      </h2>
      {own.length > 0 && (
        <ul className="grid gap-1">
          {own.map((unit) => (
            <li key={unit.editionId}>
              <Link
                href={isGift ? paths.transferNumber(unit.editionId, { gift: 1 }) : paths.myNumber(unit.editionId)}
                prefetch={false}
                className="link inline-flex min-h-tap items-center"
              >
                {isGift ? `Transfer ${nameOf(unit)}` : nameOf(unit)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {passedOn.map((unit) => (
        <p key={unit.editionId} className="text-muted text-small">
          {nameOf(unit)} has a new owner. You cannot return it.
        </p>
      ))}
    </section>
  );
}
