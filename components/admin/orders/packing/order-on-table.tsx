import Link from "next/link";
import { cardClass } from "@/components/admin/ui/form-section";
import { AddressText } from "@/components/orders/address-text";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { editionSentence } from "@/lib/catalog/rules";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { OrderToPack } from "@/lib/orders/admin-contracts";
import { TakeOut } from "./take-out";
import type { PackingLine } from "./use-ticks";

type OrderOnTableProps = {
  order: OrderToPack;
  lines: readonly PackingLine[];
  countOf: (line: PackingLine) => number;
  /** `byPointer` is false for the keyboard, whose focus stays where it is. */
  onTick: (line: PackingLine, count: number, byPointer: boolean) => void;
  /** Why it cannot be packed. */
  obstacle: string | null;
};

/** The order that is being packed: its items with pictures to tick, its address and its gift note. */
export function OrderOnTable({ order, lines, countOf, onTick, obstacle }: OrderOnTableProps) {
  const { number, user, shippingAddress, gift } = order;
  return (
    <section aria-labelledby="on-table" className={cardClass}>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="on-table" className="text-heading">
            <Link
              href={adminPaths.order(number)}
              prefetch={false}
              className="link touch:inline-flex touch:min-h-tap touch:items-center"
            >
              {number}
            </Link>
          </h2>
          <p>{user.name}</p>
        </div>
        {obstacle === null && (
          <ButtonLink
            href={adminPaths.printOrders("slips-and-labels", [number])}
            variant="quiet"
            size="small"
            className="max-sm:-ms-3.5 sm:-me-3.5"
          >
            Print slip and label
          </ButtonLink>
        )}
      </header>
      {obstacle && <Alert tone="warning">{obstacle}</Alert>}
      {order.takeOut.length > 0 && <TakeOut units={order.takeOut} isOver={order.paymentStatus === "refunded"} />}
      {gift && (
        <p className="font-semibold">
          A gift{gift.wrap !== null && ", to be wrapped"}. No prices in the parcel
          {gift.note && "; its slip has a note"}.
        </p>
      )}
      <ol>
        {lines.map((line, index) => {
          const item = order.items.find(({ _id }) => _id === line._id);
          const image = item?.product.images[0];
          const count = countOf(line);
          const isDone = count >= line.quantity;
          return (
            <li key={line._id} className="border-line border-t last:border-b">
              <label
                className={`grid min-h-tap cursor-pointer grid-cols-[1.5rem_1.75rem_5rem_minmax(0,1fr)] items-center gap-4 py-3 ${isDone ? "text-muted" : ""}`}
              >
                <span className="text-end text-muted text-small tabular-nums">{index + 1}</span>
                <input
                  type="checkbox"
                  checked={isDone}
                  disabled={obstacle !== null}
                  // The browser marks the focus of a box that the keyboard has reached, and not of one that was clicked.
                  onChange={({ target }) => onTick(line, isDone ? 0 : line.quantity, !target.matches(":focus-visible"))}
                  className="size-7 cursor-pointer accent-accent"
                />
                {image ? (
                  <Image
                    src={image.url}
                    alt=""
                    width={80}
                    height={80}
                    sizes="80px"
                    className="size-20 rounded-control bg-raised object-cover"
                  />
                ) : (
                  <span className="block size-20 rounded-control bg-raised" />
                )}
                <span className="grid min-w-0">
                  <span className="wrap-anywhere">
                    <b className="text-subheading">{line.quantity} ×</b> <b className="font-semibold">{line.name}</b>
                  </span>
                  {item && item.editions.length > 0 && (
                    <span className="font-read text-small italic">
                      {editionSentence(item.editions, item.editionSize)}
                    </span>
                  )}
                  {line.quantity > 1 && count > 0 && !isDone && (
                    <span className="text-small">
                      {count} of {line.quantity} ticked
                    </span>
                  )}
                </span>
              </label>
            </li>
          );
        })}
      </ol>
      {shippingAddress && (
        <AddressText address={shippingAddress} name={user.name} className="font-normal font-read text-read" />
      )}
    </section>
  );
}
