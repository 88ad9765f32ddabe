import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { Page } from "@/components/ui/page";
import { WallLabel } from "@/components/ui/wall-label";
import { paths } from "@/lib/core/urls/paths";

type NotFoundPageProps = { title?: string; children?: ReactNode; links?: ReactNode };

/** The 404 page with links onward; a page of missing records says what is missing. */
export function NotFoundPage({ title = "Nothing hangs here.", children, links }: NotFoundPageProps) {
  return (
    <Page grid className="py-[clamp(2rem,5vw,4.5rem)]">
      <div className="col-span-full grid content-start justify-items-start gap-6 md:col-span-6 md:col-start-7 md:row-start-1 md:self-center lg:col-start-6 lg:col-span-7">
        <h1 className="max-w-[9ch] text-giant">{title}</h1>
        <p className="max-w-[34ch] font-normal font-read text-lede text-muted">
          {children ?? "The address is wrong, or the work has been taken down. The hat was left behind."}
        </p>
        <div className="flex flex-wrap gap-x-5 gap-y-4">
          {links ?? (
            <>
              <ButtonLink href={paths.home}>Back to the museum</ButtonLink>
              <ButtonLink href={paths.drops} variant="secondary">
                See the drops
              </ButtonLink>
              <ButtonLink href={paths.headsOfStateFront} variant="quiet" className="px-0!">
                The heads of state
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      <figure className="relative col-span-full max-md:pt-12 md:col-span-5 md:row-start-1 lg:col-span-4">
        <Image
          src="/art/nothing-here.svg"
          alt="A blue wall with the pale mark of a picture that hung there. From its nail hangs a fedora."
          width={800}
          height={1000}
          className="w-full shadow-frame"
        />
        <figcaption className="pt-6">
          <WallLabel title="Untitled (404)" year="2026" accession="LA.404, on loan to nobody">
            Nail, plaster and one hat. Dimensions as the wall allows
          </WallLabel>
        </figcaption>
      </figure>
    </Page>
  );
}
