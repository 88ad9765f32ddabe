import Link from "next/link";
import { notFound } from "next/navigation";
import { ProductImage } from "@/components/catalog/product-image";
import { ChainList } from "@/components/transfers/chain-list";
import { DisputeForm } from "@/components/transfers/dispute-form";
import { AcceptOffer, DeclineOffer } from "@/components/transfers/offer-actions";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { numberName } from "@/lib/catalog/editions/rules";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { paths } from "@/lib/core/urls/paths";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getOfferedTransfer } from "@/lib/transfers/queries";
import { endedTransfer, markRefusals } from "@/lib/transfers/rules";

// The URL is the right to accept, so it must not be sent as a referrer to other sites.
export const metadata = { ...privatePageMetadata("A number for you"), referrer: "same-origin" as const };

// Of the forms without JavaScript. A transfer that has ended says so itself.
const errors: Record<string, string> = {
  conflict: "That was not possible: the number is yours already, or its order is being returned.",
  rate_limited: "Too many tries. Please wait a little and try again.",
};

/** A number that is offered, for the person with the link of the email. */
export default async function TransferPage({ params, searchParams }: PageProps<"/transfers/[token]">) {
  const token = decodeURIComponent((await params).token);
  const { error } = await searchParams;
  const here = paths.transfer(token);
  const user = await getCurrentUser();
  const offer = await readForPage(getOfferedTransfer(token), here);
  if (!offer) notFound();
  const { name, image, status, mark, from, isGift, price, message, expiresAt, chain, parcelTo } = offer;
  const isOpen = status === "pending" && mark === null;
  return (
    <div data-wide className="g12 items-start gap-y-8">
      <div className="col-span-full max-sm:max-w-40 sm:col-span-5 lg:col-span-4">
        <ProductImage image={image ?? undefined} sizes="(width >= 48rem) 34vw, 160px" priority />
      </div>
      <div className="col-span-full grid content-start gap-6 sm:col-span-7 sm:ps-5 lg:col-span-6">
        <h1 className="text-title">
          {name}, <span className="whitespace-nowrap">{numberName(offer.number, offer.editionSize)}</span>
        </h1>
        {isOpen && (
          <p className="reading">
            {from} wants to {isGift ? "give you this number" : "transfer this number to you"}. If you accept, it is
            yours, with its certificate and its history. You have until {formatLagosDate(expiresAt)}.
          </p>
        )}
        {isOpen && typeof error === "string" && (
          <Alert tone="error">{textOfCode(errors, error) ?? "That failed. Please try again."}</Alert>
        )}
        {status !== "pending" && <Alert tone="warning">{endedTransfer[status]}</Alert>}
        {status === "pending" && mark && <Alert tone="warning">{markRefusals[mark]}</Alert>}
        {status === "pending" && mark && (
          <p className="reading">
            {mark === "disputed" && "The museum decides and emails both sides. "}
            Do you have something to add or to ask?{" "}
            <Link href={paths.contact} prefetch={false} className="link">
              Write to the museum
            </Link>
            .
          </p>
        )}
        {status === "pending" && (
          <dl className="grid gap-3 border-line border-y py-5 [&_dd]:wrap-anywhere [&_dd]:font-bold [&_dt]:text-muted [&_dt]:text-small">
            <div>
              <dt>From</dt>
              <dd>
                {from}
                {isGift && ", as a gift"}
              </dd>
            </div>
            {price !== null && (
              <div>
                <dt>Price</dt>
                <dd>{formatNaira(toKobo(price))}</dd>
                <dd className="font-normal! text-small">
                  If you accept, you agree that it is shown in the public history. The museum takes no part in the
                  payment.
                </dd>
              </div>
            )}
            {message && (
              <div>
                <dt>Message</dt>
                <dd className="whitespace-pre-line">{message}</dd>
              </div>
            )}
            {!isOpen && (
              <div>
                <dt>Waits until</dt>
                <dd>{formatLagosDate(expiresAt)}</dd>
              </div>
            )}
          </dl>
        )}
        {isOpen && parcelTo && (
          <Alert tone="warning">
            The order of this number is not delivered yet. Its parcel goes to the buyer, who passes it on to you.
          </Alert>
        )}
        {isOpen && user && <AcceptOffer token={token} displayName={user.displayName} />}
        {isOpen && !user && (
          <>
            <p className="reading">To accept it, log in or register with any email address, and come back here.</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink href={paths.login({ redirectTo: here })}>Log in to accept</ButtonLink>
              <ButtonLink href={paths.register({ redirectTo: here })} variant="secondary">
                Register
              </ButtonLink>
            </div>
          </>
        )}
        {isOpen && !user && <DeclineOffer token={token} />}
        {chain.length > 0 && (
          <section aria-labelledby="history" className="grid gap-4 pt-6">
            <h2 id="history" className="text-heading">
              History
            </h2>
            <ChainList chain={chain} />
          </section>
        )}
        {isOpen && user && (
          <details>
            <summary className="link inline-flex min-h-tap w-max items-center">Is something wrong?</summary>
            <div className="pt-4">
              <DisputeForm token={token} />
            </div>
          </details>
        )}
      </div>
    </div>
  );
}
