import type { Metadata } from "next";
import { CompareButton } from "@/components/exhibitions/compare/compare-button";
import { CompareForm } from "@/components/exhibitions/compare/compare-form";
import { ComparedWorks } from "@/components/exhibitions/compare/compared-works";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/core/urls/paths";
import { listWorks } from "@/lib/exhibitions/works/queries";
import { findWork } from "@/lib/exhibitions/works/work-keys";
import { readForPage } from "@/lib/http/read-for-page";

// Search engines index the works instead of their pairs.
export const metadata: Metadata = { title: "Compare two works", robots: { index: false, follow: true } };

const nameOf = ({ exhibition, slug }: { exhibition: string; slug: string }) => ({ exhibition, slug });

/** Two works side by side. The URL names them, so that a comparison can be shared. */
export default async function ComparePage({ searchParams }: PageProps<"/works/compare">) {
  const { a, b } = await searchParams;
  const works = await readForPage(listWorks());
  const [one, other] = [findWork(works, a), findWork(works, b)];
  const pair = one && other && one !== other ? ([one, other] as const) : null;
  return (
    <Page className="pb-wall">
      <Breadcrumb items={[{ name: "Works", href: paths.works }]} current="Compare" />
      <header className="grid gap-6 pt-[clamp(1rem,2vw,2rem)] pb-[clamp(2rem,4vw,3rem)]">
        <h1 className="text-title">{pair ? `${pair[0].title} and ${pair[1].title}` : "Compare two works"}</h1>
        <CompareForm works={works} a={one} b={other} />
        {one !== null && one === other && (
          <p role="status" className="font-medium text-base">
            These are the same work. Choose another one for the second.
          </p>
        )}
        {pair && <CompareButton works={[nameOf(pair[0]), nameOf(pair[1])]} />}
      </header>
      {pair && <ComparedWorks works={pair} />}
    </Page>
  );
}
