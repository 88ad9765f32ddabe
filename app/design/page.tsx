import type { Metadata } from "next";
import { developmentOnly } from "@/components/design/development-only";
import { LiveSpecimens } from "@/components/design/live-specimens";
import { StillSpecimens } from "@/components/design/still-specimens";
import { PageHead } from "@/components/ui/page";

export const metadata: Metadata = { title: "Primitives" };

/** The left half has the theme of this browser, the right half is always the reading room. */
const halves = [{ name: "This browser’s theme" }, { name: "The reading room", theme: "light" }];

export default function DesignPage() {
  developmentOnly();
  return (
    <>
      <div className="page-x">
        <PageHead title="Primitives" lede="Every part of components/ui in every state, in both themes." />
      </div>
      <div className="grid md:grid-cols-2">
        {halves.map(({ name, theme }) => (
          <section key={name} data-theme={theme} className="grid content-start gap-8 bg-ground p-6 text-ink md:p-10">
            <h2 className="text-heading">{name}</h2>
            <StillSpecimens />
            <LiveSpecimens />
          </section>
        ))}
      </div>
    </>
  );
}
