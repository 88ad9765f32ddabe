import type { Metadata } from "next";
import { developmentOnly } from "@/components/design/development-only";
import { InteractiveExamples } from "@/components/design/interactive-examples";
import { StaticExamples } from "@/components/design/static-examples";
import { PageHead } from "@/components/ui/page";

export const metadata: Metadata = { title: "Components" };

/** The left half has the browser's theme, the right half the light theme. */
const sections = [{ name: "This browser’s theme" }, { name: "Light theme", theme: "light" }];

export default function DesignPage() {
  developmentOnly();
  return (
    <>
      <div className="page-x">
        <PageHead title="Components" lede="Every component of components/ui in every state, in both themes." />
      </div>
      <div className="grid md:grid-cols-2">
        {sections.map(({ name, theme }) => (
          <section key={name} data-theme={theme} className="grid content-start gap-8 bg-ground p-6 text-ink md:p-10">
            <h2 className="text-heading">{name}</h2>
            <StaticExamples />
            <InteractiveExamples />
          </section>
        ))}
      </div>
    </>
  );
}
