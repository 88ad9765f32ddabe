import { LabelQr } from "@/components/smart-labels/label-qr";
import { Alert } from "@/components/ui/alert";
import { formatLagosTime } from "@/components/ui/lagos-time";
import { paths } from "@/lib/core/urls/paths";
import type { CompanionTicket, MyTicket } from "@/lib/events/guest-contracts";
import { CancelRsvpButton } from "./cancel-rsvp-button";
import { NameCompanionForm } from "./name-companion-form";
import { PassOnTicket } from "./pass-on-form";
import { type OfferedWallets, TicketFiles } from "./ticket-files";

type CompanionTicketsProps = {
  ticket: MyTicket;
  /** The address of the site, for the code that is scanned. */
  site: string;
  wallets: OfferedWallets;
  /** What happens with a price when its seat is given up. */
  refundText: (price: number) => string | null;
};

/** The tickets of companions: each with its code, its name, and what can be done with it. */
export function CompanionTickets({ ticket, site, wallets, refundText }: CompanionTicketsProps) {
  const { event, companions } = ticket;
  if (companions.length === 0) return null;
  return (
    <section aria-labelledby="companions" className="col-span-full grid gap-4 pt-2">
      <h2 id="companions" className="text-heading">
        {companions.length === 1 ? "Your companion" : `Your ${companions.length} companions`}
      </h2>
      <ol className="grid gap-gutter lg:grid-cols-2">
        {companions.map((companion, index) => (
          <li key={companion._id} className="grid content-start gap-4 border-line border-t-2 pt-4">
            <h3 className="wrap-anywhere font-bold text-subheading">{companion.name ?? `Companion ${index + 1}`}</h3>
            <Companion
              {...{ companion, site, wallets }}
              id={event._id}
              title={event.title}
              refund={refundText(companion.price)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type CompanionProps = Pick<CompanionTicketsProps, "site" | "wallets"> & {
  companion: CompanionTicket;
  id: string;
  title: string;
  refund: string | null;
};

function Companion({ companion, site, wallets, id, title, refund }: CompanionProps) {
  const { _id: seat, name, code, checkedInAt, transferTo } = companion;
  if (checkedInAt) return <Alert tone="success">{`Checked in at ${formatLagosTime(checkedInAt)}.`}</Alert>;
  return (
    <>
      <figure className="on-paper flex flex-wrap items-center gap-4 p-4 shadow-frame">
        <LabelQr
          url={`${site}${paths.checkIn(id, code)}`}
          alt={`QR code of the ticket of ${name ?? "your companion"}; the code beside it works too`}
          className="w-36 shrink-0"
        />
        <figcaption className="grid gap-1">
          <span className="whitespace-nowrap font-bold text-subheading tracking-wide">{code}</span>
          <span className="text-small">One seat</span>
        </figcaption>
      </figure>
      <NameCompanionForm key={name} id={id} seat={seat} name={name ?? ""} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <TicketFiles {...{ id, seat, wallets }} />
        <CancelRsvpButton id={id} title={title} status="companion" seat={seat} refund={refund} />
      </div>
      <PassOnTicket id={id} seat={seat} sentTo={transferTo} />
    </>
  );
}
