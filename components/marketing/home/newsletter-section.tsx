import { BusSide } from "@/components/layout/bus-side";
import { SubscribeForm } from "@/components/layout/subscribe-form";

/** The newsletter form, styled like the side of a danfo bus. */
export function NewsletterSection({ title, text }: { title: string; text: string }) {
  return (
    <section aria-labelledby="newsletter" className="lazy-[29rem]">
      <BusSide>
        <div className="page-x g12 items-end gap-y-8 py-[clamp(2.5rem,5vw,5rem)]">
          <h2
            id="newsletter"
            className="col-span-full whitespace-pre-line text-wrap text-[clamp(2.25rem,1.2rem+3.6vw,4.75rem)] leading-none tracking-[-0.018em] min-[60rem]:col-span-7"
          >
            {title}
          </h2>
          <div className="col-span-full grid gap-3 min-[60rem]:col-span-5">
            <SubscribeForm source="home" />
            <p className="font-normal font-read text-night/90 text-small">{text}</p>
          </div>
        </div>
      </BusSide>
    </section>
  );
}
