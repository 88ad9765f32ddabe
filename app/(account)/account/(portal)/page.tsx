import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { redirect } from "next/navigation";
import { AccountLinks } from "@/components/auth/account-links";
import { AdminTools } from "@/components/auth/admin-tools";
import { CountryProvider } from "@/components/auth/country-options";
import { ProfileForm } from "@/components/auth/profile-form";
import { SessionGuard, SignedOut } from "@/components/auth/session-guard";
import { SignOut } from "@/components/auth/sign-out";
import { DigestSetting } from "@/components/digest/digest-setting";
import { PerkFulfilments } from "@/components/fulfilment/perk-fulfilments";
import { AddressBook } from "@/components/orders/address-book";
import { OrderList } from "@/components/orders/order-list";
import { OwnVouchers } from "@/components/orders/own-vouchers";
import { BenefitList } from "@/components/subscriptions/benefit-list";
import { FoundersWallConsent } from "@/components/subscriptions/founders-wall-consent";
import { MembershipCard } from "@/components/subscriptions/membership-card";
import { PaymentProofStatus } from "@/components/subscriptions/payment-proof-status";
import { SubscriptionPanel } from "@/components/subscriptions/subscription-panel";
import { SubscriptionReceipts } from "@/components/subscriptions/subscription-receipts";
import { tiers } from "@/components/subscriptions/tiers";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Page } from "@/components/ui/page";
import type { SavedAddress } from "@/lib/auth/addresses/contracts";
import { listAddresses } from "@/lib/auth/addresses/queries";
import type { Actor } from "@/lib/auth/contracts";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { wantsDigest } from "@/lib/digest/queries";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listDeliveryCountries } from "@/lib/orders/delivery-zones/queries";
import { listOrderSummaries } from "@/lib/orders/order-summaries";
import { listOwnVouchers } from "@/lib/orders/vouchers/queries";
import { getAuctionAccess } from "@/lib/payment-proofs/queries";
import { getSubscription } from "@/lib/subscriptions/queries";

export const metadata: Metadata = { title: "Member Portal", robots: { index: false } };

const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "Africa/Lagos" });
const column = "col-span-full grid grid-cols-[minmax(0,1fr)] content-start gap-y-[clamp(2.5rem,4vw,4.5rem)]";
const maxOrders = 5;

export default async function AccountPage({ searchParams }: PageProps<"/account">) {
  const actor = await getCurrentUser();
  // A visitor is redirected to the login; after an ended session the login page says so.
  if (!actor && !(await cookies()).has(sessionCookieName())) redirect(paths.login({ redirectTo: paths.account }));
  return (
    <Page className="pt-[clamp(1.5rem,3vw,3rem)] pb-wall">
      {actor ? (
        // Not streamed: streamed content needs JavaScript to be shown.
        <SessionGuard>
          <Portal actor={actor} query={await searchParams} />
        </SessionGuard>
      ) : (
        <SignedOut />
      )}
    </Page>
  );
}

type Query = Awaited<PageProps<"/account">["searchParams"]>;

/** What the form of the monthly email has led to. */
function digestResult({ saved, error }: Query): "saved" | "failed" | null {
  if (saved === "digest") return "saved";
  return error === undefined ? null : "failed";
}

/** The countries of the address form, where the page shows that form without script; elsewhere the form reads them when it is opened. */
async function readCountries({ edit, form }: Query, addresses: readonly SavedAddress[]) {
  return addresses.length === 0 || edit === "address" || form === "address" ? listDeliveryCountries() : null;
}

/** What the card of the membership shows of the user. */
const pickHolder = ({ firstName, lastName, isVIP, subscription }: Actor) => ({
  firstName,
  lastName,
  isVIP,
  subscription,
});

/** The member portal on one page. */
async function Portal({ actor, query }: { actor: Actor; query: Query }) {
  const [{ orders, nextCursor }, membership, { receipt: paymentProof }, { addresses, countries }, digest, vouchers] =
    await readForPage(
      Promise.all([
        listOrderSummaries({ actor, limit: maxOrders }),
        getSubscription(actor._id),
        getAuctionAccess(actor._id),
        listAddresses(actor._id).then(async (addresses) => ({
          addresses,
          countries: await readCountries(query, addresses),
        })),
        wantsDigest(actor._id),
        listOwnVouchers(actor._id),
      ]),
    );
  const { plan, startDate } = actor.subscription ?? { plan: null, startDate: null };
  return (
    // Two columns of their own heights: a long one leaves no hole in the other.
    <div className="g12 items-start gap-y-[clamp(2.5rem,4vw,4.5rem)] lg:grid-rows-[auto_1fr]">
      <div className={`${column} lg:col-end-7 lg:row-start-1 lg:pe-gutter`}>
        <header className="grid gap-4">
          <h1 className="wrap-anywhere text-title">Welcome back, {actor.firstName}</h1>
          <p className="wrap-anywhere font-normal font-read text-lede text-muted">
            {actor.firstName} {actor.lastName}, {actor.email}
          </p>
          {actor.role === "Admin" && <AdminTools />}
          {actor.mfaRequired && (
            <ButtonLink href={paths.security({ redirectTo: paths.admin })} className="justify-self-start">
              Set up two-factor authentication
            </ButtonLink>
          )}
        </header>
        {paymentProof && paymentProof.status !== "approved" && <PaymentProofStatus proof={paymentProof} />}
        {membership?.isActive && actor.perks.foundersWall && (
          <FoundersWallConsent displayName={actor.displayName} initiallyOpen={membership.wallAsked} />
        )}
      </div>
      <div className={`${column} lg:col-start-7 lg:row-span-2 lg:row-start-1`}>
        <MembershipCard user={pickHolder(actor)} cardNumber={membership?.cardNumber} />
        <section className="grid gap-4">
          <h2 className="text-heading">My Orders</h2>
          <OrderList orders={orders} />
          {nextCursor && (
            <ButtonLink href={paths.orders} variant="secondary" size="small" className="justify-self-start">
              All orders
            </ButtonLink>
          )}
        </section>
        <OwnVouchers vouchers={vouchers} />
        <section className="grid gap-4">
          <h2 className="text-heading">Collection, wishlist, bids and events</h2>
          <AccountLinks />
        </section>
        {membership && (
          <>
            <section className="grid gap-4">
              <h2 className="text-heading">Perks</h2>
              <PerkFulfilments fulfilments={membership.perkLines} />
            </section>
            <section className="grid gap-4">
              <h2 className="text-heading">Receipts</h2>
              <SubscriptionReceipts receipts={membership.receipts} />
            </section>
          </>
        )}
      </div>
      <div className={`${column} lg:col-end-6 lg:row-start-2`}>
        <section className="grid gap-4">
          <h2 className="text-heading">Your Member Benefits</h2>
          <BenefitList perks={actor.perks} />
        </section>
        {membership && (
          <section className="grid gap-4">
            <h2 className="text-heading">Your Circle</h2>
            {membership.renewal?.status === "attention" && (
              <Alert tone="warning">
                Your card could not be charged.{" "}
                <Link href={paths.failedPayment} prefetch={false} className="link">
                  Fix the payment
                </Link>
              </Alert>
            )}
            <SubscriptionPanel membership={membership} />
          </section>
        )}
        <section className="grid gap-4">
          <h2 id="addresses" className="text-heading">
            Shipping Addresses
          </h2>
          <CountryProvider countries={countries}>
            <AddressBook addresses={addresses} />
          </CountryProvider>
        </section>
        <section className="grid gap-4">
          <h2 id="emails" className="text-heading">
            Monthly email
          </h2>
          <DigestSetting wanted={digest} isMember={actor.isVIP} result={digestResult(query)} />
        </section>
        <section className="grid gap-4">
          <h2 className="text-heading">Profile Settings</h2>
          <ProfileForm
            key={String(actor.showOnWall)}
            displayName={actor.displayName}
            photoUrl={actor.photoUrl}
            showOnWall={actor.showOnWall}
            tier={actor.isVIP && plan ? tiers[plan].name : "Basic Member"}
            joined={startDate ? `Joined ${month.format(new Date(startDate))}` : "Not in the Circle yet"}
          />
        </section>
      </div>
      <section className="col-span-full grid gap-4 border-line-strong border-t pt-6">
        <h2 className="text-heading">Your Data</h2>
        <p className="max-w-[60ch] font-normal font-read text-muted text-read">
          Download everything the museum stores about you as one file, or delete your account.
        </p>
        <div className="flex flex-wrap gap-4">
          {/* A download, not a page. */}
          <a
            href={accountApiPaths.exportAccount}
            download
            className={buttonVariants({ variant: "secondary", size: "small" })}
          >
            Export my data
          </a>
          <ButtonLink href={paths.security()} variant="secondary" size="small">
            Login and security
          </ButtonLink>
          <ButtonLink href={paths.deleteAccount()} variant="quiet" size="small" className="-ms-4.5">
            Delete my account
          </ButtonLink>
        </div>
      </section>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line-strong border-t pt-6">
        <p className="wrap-anywhere text-muted text-small">Logged in as {actor.email}</p>
        <SignOut />
      </div>
    </div>
  );
}
