import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DrawCount } from "@/components/draws/draw-count";
import { DrawOdds } from "@/components/draws/draw-odds";
import { DrawReport } from "@/components/draws/draw-report";
import { DrawTerms } from "@/components/draws/draw-terms";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonVariants } from "@/components/ui/button-variants";
import { Page } from "@/components/ui/page";
import { formatLagosTime } from "@/lib/catalog/rules";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { countTickets, getDraw, listDrawSlugs } from "@/lib/draws/queries";

// The chances follow the entries, so a minute, not the hour of other pages.
export const revalidate = 60;

/** The known draws are prerendered; one made later is rendered on its first request. */
export async function generateStaticParams() {
  return (await listDrawSlugs()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<"/draws/[slug]">): Promise<Metadata> {
  const draw = await getDraw((await params).slug);
  if (!draw) return { title: "Draw not found", robots: { index: false } };
  const description = `The draw of ${draw.units} of ${draw.product.name}: its rules, chances, entries and the report by which anyone can compute it again.`;
  return publicPageMetadata({ title: `Draw: ${draw.product.name}`, description, path: paths.draw(draw.slug) });
}

/** The rules, chances and entries of a draw and, once its window has ended, the report. */
export default async function DrawPage({ params }: PageProps<"/draws/[slug]">) {
  const { slug } = await params;
  const draw = (await getDraw(slug)) ?? notFound();
  const { entries, tickets, countedAt } = await countTickets(slug);
  const { product, state, cancelReason, report } = draw;
  return (
    <Page className="pt-6 pb-wall">
      <Breadcrumb
        items={[
          { name: "Drops", href: paths.drops },
          { name: product.name, href: paths.drop(product.slug) },
        ]}
        current="Draw"
      />
      <div className="grid gap-10 pt-6">
        <header className="grid justify-items-start gap-4">
          <h1 className="wrap-anywhere text-title">Draw: {product.name}</h1>
          {state === "cancelled" && <Alert tone="warning">{`This draw is cancelled. ${cancelReason}`}</Alert>}
          <DrawCount slug={slug} counted={entries} />
          <p className="text-muted text-small">Counted at {formatLagosTime(countedAt)}, Lagos time.</p>
          {(state === "accepting" || state === "closed" || state === "drawn") && (
            <a href={paths.myDraw(slug)} className={buttonVariants({ size: "large" })}>
              {state === "accepting" ? "Enter the draw" : "Your entry"}
            </a>
          )}
        </header>
        {report && <DrawReport slug={slug} report={report} />}
        <section aria-labelledby="chances" className="grid gap-4">
          <h2 id="chances" className="text-heading">
            Chances by plan
          </h2>
          <DrawOdds weights={draw.weights} tickets={tickets} />
        </section>
        <section aria-labelledby="rules" className="grid gap-4">
          <h2 id="rules" className="text-heading">
            Rules
          </h2>
          <DrawTerms draw={draw} />
        </section>
      </div>
    </Page>
  );
}
