import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductImage } from "@/components/catalog/product-image";
import { DrawCount } from "@/components/draws/draw-count";
import { DrawOdds } from "@/components/draws/draw-odds";
import { DrawReport } from "@/components/draws/draw-report";
import { DrawProof, DrawTerms } from "@/components/draws/draw-terms";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonVariants } from "@/components/ui/button-variants";
import { Page } from "@/components/ui/page";
import { getProduct } from "@/lib/catalog/queries";
import { formatLagosTime } from "@/lib/catalog/rules";
import { formatNaira, toKobo } from "@/lib/core/money";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { countTickets, getDraw, listDrawSlugs } from "@/lib/draws/queries";
import "@/components/catalog/catalog.css";

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
  const [{ entries, tickets, countedAt }, shown] = await Promise.all([
    countTickets(slug),
    getProduct(draw.product.slug),
  ]);
  const { product, state, units, opensAt, closesAt, cancelReason, report } = draw;
  const isDrawn = state === "drawn" || state === "finished";
  return (
    <Page className="pb-wall">
      <Breadcrumb
        items={[
          { name: "Drops", href: paths.drops },
          { name: product.name, href: paths.drop(product.slug) },
        ]}
        current="Draw"
      />
      <div className="g12 items-start gap-y-8 pt-2">
        <div className="col-span-full max-md:max-w-56 md:col-span-4 md:sticky md:top-[calc(var(--header)+1rem)]">
          <ProductImage image={shown?.images[0]} sizes="(width >= 48rem) 33vw, 224px" priority />
        </div>
        <div className="col-span-full grid gap-10 md:col-span-8 md:ps-5">
          <header className="grid justify-items-start gap-5">
            <h1 className="wrap-anywhere text-title">Draw: {product.name}</h1>
            {state === "cancelled" && <Alert tone="warning">{`This draw is cancelled. ${cancelReason}`}</Alert>}
            {state === "finished" && cancelReason !== null && (
              <Alert tone="warning">{`This draw was ended before all units were given. ${cancelReason}`}</Alert>
            )}
            <dl className="drop-terms">
              <dt>{isDrawn ? "Drawn" : "To be drawn"}</dt>
              <dd>
                {units === 1 ? "One" : units}, at {formatNaira(toKobo(product.price))} each
              </dd>
              <dt>Entries</dt>
              <dd>
                {formatLagosTime(opensAt)} to {formatLagosTime(closesAt)}, Lagos time
              </dd>
              <dt>{state === "accepting" ? "So far" : "Entered"}</dt>
              <dd>
                <DrawCount slug={slug} counted={entries} />
              </dd>
            </dl>
            {state === "accepting" && (
              <a href={paths.myDraw(slug)} className={buttonVariants({ size: "large" })}>
                Enter the draw
              </a>
            )}
            {state !== "accepting" && state !== "cancelled" && (
              <p>
                Did you enter?{" "}
                <a href={paths.myDraw(slug)} className="link inline-flex min-h-tap items-center">
                  See your entry
                </a>
              </p>
            )}
          </header>
          {report && <DrawReport slug={slug} report={report} />}
          <section aria-labelledby="chances" className="grid gap-4">
            <h2 id="chances" className="text-heading">
              Chances by plan
            </h2>
            <DrawOdds
              weights={draw.weights}
              tickets={tickets}
              countedAt={state === "accepting" ? formatLagosTime(countedAt) : null}
            />
          </section>
          <section aria-labelledby="rules" className="grid scroll-mt-(--header) gap-4">
            <h2 id="rules" className="text-heading">
              Rules
            </h2>
            <DrawTerms draw={draw} />
          </section>
          <section aria-labelledby="proof" className="grid gap-4">
            <h2 id="proof" className="text-heading">
              Why it is fair
            </h2>
            <p className="reading">
              The museum cannot choose who is drawn. A public random number decides, which nobody knows before the
              entries close. Afterwards anyone can compute the draw again.
            </p>
            <DrawProof draw={draw} />
          </section>
        </div>
      </div>
    </Page>
  );
}
