import { SubscribeForm } from "@/components/layout/subscribe-form";
import { ButtonLink } from "@/components/ui/button";
import { DefinitionList } from "@/components/ui/definition-list";
import { StatusBadge } from "@/components/ui/status-badge";
import { ArtworkBanner } from "./artwork-banner";

type ComingSoonProps = {
  title: string;
  lede: string;
  banner: Parameters<typeof ArtworkBanner>[0];
  /** What the page will offer. */
  details: Parameters<typeof DefinitionList>[0]["items"];
  /** The call to action. */
  links: { name: string; href: string };
};

/** A placeholder page with a first image, the plans and the newsletter form. */
export function ComingSoon({ title, lede, banner, details, links }: ComingSoonProps) {
  return (
    <div className="pb-wall">
      <header className="page-x g12 items-end gap-y-4 pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(1.5rem,3vw,3rem)]">
        <h1 className="col-span-full text-giant md:col-span-7">{title}</h1>
        <div className="col-span-full grid gap-3 md:col-span-5">
          <StatusBadge shape="ring" tone="accent">
            Opens soon
          </StatusBadge>
          <p className="max-w-[36ch] font-normal font-read text-lede text-muted">{lede}</p>
        </div>
      </header>
      <ArtworkBanner {...banner} />
      <div className="page-x g12 gap-y-12 pt-[clamp(3rem,6vw,6rem)]">
        <section aria-labelledby="planned" className="col-span-full grid content-start gap-5 md:col-span-7">
          <h2 id="planned" className="text-title">
            What will be here
          </h2>
          <DefinitionList items={details} sideBySide />
          <ButtonLink href={links.href} variant="secondary" className="justify-self-start">
            {links.name}
          </ButtonLink>
        </section>
        <section
          aria-labelledby="notify-me"
          className="col-span-full grid content-start gap-6 bg-brass p-[clamp(1.5rem,3vw,3rem)] text-night [--focus:var(--night)] md:col-span-4 md:col-start-9 md:self-start"
        >
          <h2 id="notify-me" className="text-heading">
            Get notified when it opens
          </h2>
          <SubscribeForm source="home" />
          <p className="font-semibold text-night/90 text-tiny">
            One newsletter a month. We send one email to confirm your address.
          </p>
        </section>
      </div>
    </div>
  );
}
