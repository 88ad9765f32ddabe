import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/lib/platform/paths";

type OpensSoonProps = {
  /** The room's name, painted large. */
  room: string;
  /** One sentence on what will be in it. */
  promise: string;
  children?: ReactNode;
  picture: { src: string; alt: string };
  /** Where to go meanwhile; the shop unless said otherwise. */
  meanwhile?: { name: string; href: string };
};

/** A room whose door is there and whose walls are still wet. It shows nothing that does not exist. */
export function OpensSoon({
  room,
  promise,
  children,
  picture,
  meanwhile = { name: "See the drops", href: paths.drops },
}: OpensSoonProps) {
  return (
    <div className="page-x py-[clamp(2rem,5vw,4.5rem)]">
      <div className="g12 items-center gap-y-10">
        <div className="col-span-full grid justify-items-start gap-6 md:col-span-6">
          <h1 className="text-giant">{room}</h1>
          <p className="max-w-[34ch] font-normal font-read text-lede">{promise}</p>
          {children && <div className="reading text-muted">{children}</div>}
          <p className="border-line-strong border-y py-3 font-semibold text-small">
            This room is being hung. It opens soon.
          </p>
          <ButtonLink href={meanwhile.href} look="secondary">
            {meanwhile.name}
          </ButtonLink>
        </div>
        <Picture
          {...picture}
          width={800}
          height={1000}
          first
          className="col-span-full w-full object-cover shadow-frame object-[60%_25%] max-md:aspect-square md:col-span-5 md:col-start-8 md:aspect-4/5"
        />
      </div>
    </div>
  );
}
