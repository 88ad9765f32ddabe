import { SubscribeForm } from "@/components/layout/subscribe-form";
import { ButtonLink } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { Ledger } from "./ledger";
import { Plate } from "./plate";

type RoomToComeProps = {
  room: string;
  promise: string;
  plate: Parameters<typeof Plate>[0];
  /** What will be in it, and how it will work there. */
  lines: Parameters<typeof Ledger>[0]["lines"];
  /** Where to go meanwhile. */
  meanwhile: { name: string; href: string };
};

/** A room that is being hung: its first work already on the wall, what will be there, and a way to be told. */
export function RoomToCome({ room, promise, plate, lines, meanwhile }: RoomToComeProps) {
  return (
    <div className="pb-wall">
      <header className="page-x g12 items-end gap-y-4 pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(1.5rem,3vw,3rem)]">
        <h1 className="col-span-full text-giant md:col-span-7">{room}</h1>
        <div className="col-span-full grid gap-3 md:col-span-5">
          <Mark shape="ring" tone="accent">
            Being hung; opens soon
          </Mark>
          <p className="max-w-[36ch] font-normal font-read text-lede text-muted">{promise}</p>
        </div>
      </header>
      <Plate {...plate} />
      <div className="page-x g12 gap-y-12 pt-[clamp(3rem,6vw,6rem)]">
        <section aria-labelledby="to-come" className="col-span-full grid content-start gap-5 md:col-span-7">
          <h2 id="to-come" className="text-title">
            What will be here
          </h2>
          <Ledger lines={lines} beside />
          <ButtonLink href={meanwhile.href} look="secondary" className="justify-self-start">
            {meanwhile.name}
          </ButtonLink>
        </section>
        <section
          aria-labelledby="told"
          className="col-span-full grid content-start gap-6 bg-brass p-[clamp(1.5rem,3vw,3rem)] text-night [--focus:var(--night)] md:col-span-4 md:col-start-9 md:self-start"
        >
          <h2 id="told" className="text-heading">
            Be told when it opens
          </h2>
          <SubscribeForm place="bus" />
          <p className="font-semibold text-night/90 text-tiny">
            One letter a month. We write back once to ask if it was really you.
          </p>
        </section>
      </div>
    </div>
  );
}
