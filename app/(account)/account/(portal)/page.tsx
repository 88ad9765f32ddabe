import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { ProfileForm } from "@/components/accounts/profile-form";
import { SessionWatch, SignedOut } from "@/components/accounts/session-watch";
import { ShippingForm } from "@/components/accounts/shipping-form";
import { SignOut } from "@/components/accounts/sign-out";
import { WallQuestion } from "@/components/accounts/wall-question";
import { BenefitList } from "@/components/membership/benefit-list";
import { CirclePanel } from "@/components/membership/circle-panel";
import { PerkLedger, ReceiptList } from "@/components/membership/circle-records";
import { MembershipCard } from "@/components/membership/membership-card";
import { ReceiptState } from "@/components/membership/receipt-state";
import { tiers } from "@/components/membership/tiers";
import { OrderList } from "@/components/shop/order-list";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { plate } from "@/components/ui/plate";
import type { Actor } from "@/lib/accounts/contracts";
import { sessionCookieName } from "@/lib/accounts/session-token";
import { getViewer } from "@/lib/http/viewer";
import { getMembership } from "@/lib/membership/queries";
import { getGate } from "@/lib/membership/receipt-queries";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { listOrders } from "@/lib/shop/order-queries";

export const metadata: Metadata = { title: "Member Portal", robots: { index: false } };

const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "Africa/Lagos" });
const left = "col-span-full lg:col-end-6";
const right = "col-span-full lg:col-start-7";
const shownOrders = 5;

export default async function AccountPage() {
  const actor = await getViewer();
  // A visitor is led to the door; somebody whose session has ended is told so.
  if (!actor && !(await cookies()).has(sessionCookieName())) redirect(paths.login({ redirectTo: paths.account }));
  return (
    <Page className="pt-[clamp(1.5rem,3vw,3rem)] pb-wall">
      {actor ? (
        // Not streamed: what comes after the first lines is put in its place by script, and this page works without.
        <SessionWatch>
          <Portal actor={actor} />
        </SessionWatch>
      ) : (
        <SignedOut />
      )}
    </Page>
  );
}

/** Everything that is a member's own, on one page. */
async function Portal({ actor }: { actor: Actor }) {
  const [{ orders, nextCursor }, membership, { receipt }] = await Promise.all([
    listOrders({ actor, limit: shownOrders }),
    getMembership(actor._id),
    getGate(actor._id),
  ]);
  const { plan, startDate } = actor.subscription ?? { plan: null, startDate: null };
  return (
    <div className="g12 items-start gap-y-[clamp(2.5rem,4vw,4.5rem)]">
      <header className="col-span-full grid content-center gap-4 self-center lg:col-end-7">
        <h1 className="break-words text-giant">Welcome back, {actor.firstName}</h1>
        <p className="break-words font-normal font-read text-lede text-muted">
          {actor.firstName} {actor.lastName}, {actor.email}
        </p>
        {actor.role === "Admin" && <AdminTools />}
        {actor.mustEnrol && (
          <ButtonLink href={paths.security({ redirectTo: paths.admin })} className="justify-self-start">
            Set up your second factor
          </ButtonLink>
        )}
      </header>
      {receipt && receipt.status !== "approved" && (
        <div className="col-span-full">
          <ReceiptState receipt={receipt} />
        </div>
      )}
      {membership?.isActive && actor.perks.foundersWall && (
        <WallQuestion displayName={actor.displayName} asked={membership.wallAsked} />
      )}
      <div className={right}>
        <MembershipCard user={actor} />
      </div>
      <section className={`${left} grid gap-4`}>
        <h2 className="text-heading">Your Member Benefits</h2>
        <BenefitList perks={actor.perks} />
      </section>
      <section className={`${right} grid gap-4`}>
        <h2 className="text-heading">My Orders</h2>
        <OrderList orders={orders} />
        {nextCursor && (
          <ButtonLink href={paths.orders} look="secondary" size="small" className="justify-self-start">
            All orders
          </ButtonLink>
        )}
      </section>
      <section className={`${right} grid gap-4`}>
        <h2 className="text-heading">Your Evenings</h2>
        <ButtonLink href={paths.ownEvents} look="secondary" size="small" className="justify-self-start">
          Tickets and waiting lists
        </ButtonLink>
      </section>
      {membership && (
        <>
          <section className={`${left} grid gap-4`}>
            <h2 className="text-heading">Your Circle</h2>
            <CirclePanel membership={membership} />
          </section>
          <div className={`${right} grid gap-10`}>
            <section className="grid gap-4">
              <h2 className="text-heading">What you are sent</h2>
              <PerkLedger lines={membership.perkLines} />
            </section>
            <section className="grid gap-4">
              <h2 className="text-heading">Receipts</h2>
              <ReceiptList receipts={membership.receipts} />
            </section>
          </div>
        </>
      )}
      <section className={`${left} grid gap-4`}>
        <h2 className="text-heading">Shipping Address</h2>
        <ShippingForm address={actor.shippingAddress} />
      </section>
      <section className={`${right} grid gap-4`}>
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
      <section className="col-span-full grid gap-4 border-line-strong border-t pt-6">
        <h2 className="text-heading">Your Data</h2>
        <p className="max-w-[60ch] font-normal font-read text-muted text-read">
          Everything the museum keeps about you, as one file; and the way out, should you want to leave for good.
        </p>
        <div className="flex flex-wrap gap-4">
          {/* A file to save, not a page to go to. */}
          <a href={apiPaths.exportAccount} download className={plate({ look: "secondary", size: "small" })}>
            Export my data
          </a>
          <ButtonLink href={paths.security()} look="secondary" size="small">
            Sign-in and security
          </ButtonLink>
          <ButtonLink href={paths.deleteAccount()} look="quiet" size="small">
            Delete my account
          </ButtonLink>
        </div>
      </section>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line-strong border-t pt-6">
        <p className="break-all text-muted text-small">Signed in as {actor.email}</p>
        <SignOut />
      </div>
    </div>
  );
}

function AdminTools() {
  return (
    <section aria-label="Admin Tools" className="grid gap-3 pt-2">
      <h2 className="font-semibold text-small">Admin Tools</h2>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.headsOfState}>Explore Exhibition</ButtonLink>
        <ButtonLink href={paths.admin} look="secondary">
          Open dashboard
        </ButtonLink>
      </div>
    </section>
  );
}
