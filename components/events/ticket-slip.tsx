import type { ReactNode } from "react";
import { Image } from "@/components/ui/image";
import { formatLagosTime } from "@/components/ui/lagos-time";
import type { EventDetail } from "@/lib/events/contracts";
import { eventPicture } from "./event-artwork";
import { dayFormat, monthYearFormat, weekdayFormat } from "./event-facts";

type TicketSlipProps = {
  event: EventDetail;
  /** Where the event is. */
  location: ReactNode;
  /** The code that is shown at the entrance; nothing for somebody without a seat. */
  children: ReactNode;
};

/** A ticket on paper: the picture of the event, its title, time and place, and behind a perforation the code. */
export function TicketSlip({ event, location, children }: TicketSlipProps) {
  const { title, date: at, endDate } = event;
  const date = new Date(at);
  return (
    <article className="on-paper col-span-full grid overflow-clip shadow-frame md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_auto]">
      {/* Enlarged, so that the paper margin of the print is outside. */}
      <div className="relative hidden overflow-clip lg:block">
        <Image
          {...eventPicture(event).picture}
          alt=""
          sizes="20rem"
          className="absolute inset-0 h-full w-full scale-[1.28] object-cover"
        />
      </div>
      <div className="grid content-between gap-6 p-5 md:p-8">
        <h1 className="wrap-anywhere font-sign text-heading lg:text-title">{title}</h1>
        <div className="grid gap-3">
          <p className="flex items-end gap-3">
            <span className="font-extrabold text-[clamp(3rem,2rem+3vw,4.5rem)] leading-[0.8]">
              {dayFormat.format(date)}
            </span>{" "}
            <span className="grid leading-tight">
              <span className="font-bold text-subheading">{monthYearFormat.format(date)}</span>{" "}
              <span className="font-medium text-muted">{weekdayFormat.format(date)}</span>
            </span>
          </p>
          <p className="font-bold text-subheading">
            {formatLagosTime(at)}
            {endDate && ` to ${formatLagosTime(endDate)}`}, Lagos time
          </p>
          {location}
        </div>
      </div>
      {children && (
        <figure className="grid content-center justify-items-center gap-3 border-line-strong border-t-3 border-dashed p-5 md:w-72 md:border-s-3 md:border-t-0 md:p-8 lg:w-80">
          {children}
        </figure>
      )}
    </article>
  );
}
