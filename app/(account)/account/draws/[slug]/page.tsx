import { notFound } from "next/navigation";
import { CountryProvider } from "@/components/auth/country-options";
import { ProductImage } from "@/components/catalog/product-image";
import { EnterForm } from "@/components/draws/enter-form";
import { OwnEntry } from "@/components/draws/own-entry";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Page } from "@/components/ui/page";
import { listAddresses } from "@/lib/auth/addresses/queries";
import { getProduct } from "@/lib/catalog/queries";
import { formatLagosTime } from "@/lib/catalog/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import type { PublicDraw } from "@/lib/draws/contracts";
import { entryRefusals } from "@/lib/draws/enter-draw";
import { findMyEntry, getDraw, requireDrawStatus } from "@/lib/draws/queries";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";
import { listDeliveryCountries } from "@/lib/orders/delivery-zones/queries";

export const metadata = privatePageMetadata("Your Entry");

const otherErrors: Record<string, string> = {
  invalid_input: "Choose one of your saved addresses.",
  conflict: "That is no longer possible, because the window has closed or the hold has ended.",
  rate_limited: "Too many attempts. Please wait a little and try again.",
};

function errorText(code: string): string {
  if (Object.hasOwn(entryRefusals, code)) return entryRefusals[code]?.[1] ?? "";
  return Object.hasOwn(otherErrors, code) ? (otherErrors[code] ?? "") : "That failed. Please try again.";
}

export default async function MyDrawPage({ params, searchParams }: PageProps<"/account/draws/[slug]">) {
  const { slug } = await params;
  const query = await searchParams;
  const [error, form, saved, ask, done] = [query.error, query.form, query.saved, query.ask, query.done].map(
    singleParam,
  );
  const { _id } = await requireCurrentUser(paths.myDraw(slug));
  const draw = (await readForPage(getDraw(slug))) ?? notFound();
  const [entry, addresses, { open }, product, countries] = await readForPage(
    Promise.all([
      findMyEntry(_id, slug),
      listAddresses(_id),
      requireDrawStatus(slug, _id),
      getProduct(draw.product.slug),
      listDeliveryCountries(),
    ]),
  );
  return (
    <Page className="pb-wall">
      <Breadcrumb
        items={[
          { name: "Account", href: paths.account },
          { name: "Your Draws", href: paths.myDraws },
        ]}
        current={draw.product.name}
      />
      <div className="g12 items-start gap-y-8 pt-2">
        <div className="col-span-full max-sm:max-w-40 sm:col-span-4 lg:col-span-3">
          <ProductImage image={product?.images[0]} sizes="(width >= 40rem) 25vw, 160px" decorative />
        </div>
        <div className="col-span-full grid content-start gap-6 sm:col-span-8 sm:ps-5 lg:col-span-6">
          <h1 className="wrap-anywhere text-title">Draw: {draw.product.name}</h1>
          {/* The form of the address shows its own. */}
          <Alert tone="error">{error !== undefined && form !== "address" && errorText(error)}</Alert>
          {form === "address" && saved !== undefined && !entry && <Alert tone="success">Your address is saved.</Alert>}
          {done === "withdrawn" && !entry && (
            <Alert tone="success">
              {open
                ? `Your entry is withdrawn. You can enter again until ${formatLagosTime(draw.closesAt)}, Lagos time.`
                : "Your entry is withdrawn."}
            </Alert>
          )}
          {entry ? (
            <OwnEntry entry={entry} open={open} closesAt={draw.closesAt} roundAt={draw.roundAt} ask={ask} />
          ) : open ? (
            <CountryProvider countries={countries}>
              <EnterForm slug={slug} addresses={addresses} closesAt={draw.closesAt} />
            </CountryProvider>
          ) : (
            <p>{closedText(draw)}</p>
          )}
          <p>
            <a href={paths.draw(slug)} className="link inline-flex min-h-tap items-center">
              {draw.report ? "Rules and report" : "Rules and chances"}
            </a>
          </p>
        </div>
      </div>
    </Page>
  );
}

function closedText({ state, opensAt, cancelReason }: PublicDraw): string {
  if (state === "cancelled") return `This draw is cancelled. ${cancelReason}`;
  return state === "accepting" && Date.parse(opensAt) > Date.now()
    ? `Entries are accepted from ${formatLagosTime(opensAt)}, Lagos time.`
    : "This draw no longer accepts entries.";
}
