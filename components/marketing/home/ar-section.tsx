import { ButtonLink } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { paths } from "@/lib/core/urls/paths";
import { homeImages } from "./images";

/** The section about smart labels; the same colours in both themes. */
export function ArSection({ text }: { text: string }) {
  return (
    <section
      aria-labelledby="reveal"
      className="lazy-[44rem] overflow-clip bg-[url(/textures/adire-cloth.webp)] bg-[length:240px] bg-cloth text-cloth-ink"
    >
      <div className="page-x g12 min-h-176 items-center">
        <div className="col-span-full pt-wall min-[60rem]:col-span-7 min-[60rem]:pb-wall">
          <h2
            id="reveal"
            className="font-bold font-sign text-[min(17vw,8rem)] leading-[0.84] tracking-[-0.03em] *:block min-[60rem]:text-[clamp(5rem,8.4vw,9.25rem)]"
          >
            <span>scan, </span>
            <span className="ps-[0.4em] min-[60rem]:ps-[0.8em]">tap, </span>
            <span className="ps-[0.8em] min-[60rem]:ps-[1.6em]">reveal </span>
            <span className="whitespace-nowrap">the unseen</span>
          </h2>
          <div className="flex flex-wrap items-center gap-x-10 gap-y-6 pt-12">
            <ButtonLink href={paths.scan} variant="onNight">
              Scan a label
            </ButtonLink>
            <p className="max-w-[34ch] font-normal font-read text-cloth-muted text-read">{text}</p>
          </div>
        </div>
        <figure className="col-span-full mx-auto max-w-96 self-end pt-8 min-[60rem]:col-span-5 min-[60rem]:mx-0 min-[60rem]:max-w-none min-[75rem]:relative min-[75rem]:self-stretch">
          <Image
            {...homeImages.scan}
            sizes="(min-width: 75rem) 44vw, (min-width: 60rem) 34vw, 24rem"
            className="max-h-184 w-full object-contain object-bottom min-[75rem]:absolute min-[75rem]:inset-y-0 min-[75rem]:end-0 min-[75rem]:h-full min-[75rem]:max-h-none min-[75rem]:w-auto min-[75rem]:max-w-none"
          />
        </figure>
      </div>
    </section>
  );
}
