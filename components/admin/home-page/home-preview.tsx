"use client";

import { useDeferredValue } from "react";
import { Almanac } from "@/components/marketing/home/almanac";
import type { AlmanacLeader } from "@/components/marketing/home/almanac-tiles";
import { ArSection } from "@/components/marketing/home/ar-section";
import { Hero } from "@/components/marketing/home/hero";
import { Manifesto } from "@/components/marketing/home/manifesto";
import { NewsletterSection } from "@/components/marketing/home/newsletter-section";
import { Showcase } from "@/components/marketing/home/showcase";
import { Testimonials } from "@/components/marketing/home/testimonials";
import type { HomeTexts } from "@/lib/home-page/contracts";

/** The sections of the home page that have texts, with what is typed. */
export function HomePreview({ texts: typed, leaders }: { texts: HomeTexts; leaders: readonly AlmanacLeader[] }) {
  const texts = useDeferredValue(typed);
  return (
    <main>
      <Hero products={[]} socials={[]} text={texts.heroText} />
      <Manifesto texts={texts} />
      <Almanac texts={texts} leaders={leaders} />
      <ArSection text={texts.scanText} />
      <Showcase texts={texts} />
      <Testimonials title={texts.testimonialsTitle} />
      <NewsletterSection title={texts.newsletterTitle} text={texts.newsletterText} />
    </main>
  );
}
