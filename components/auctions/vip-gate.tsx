"use client";

import { type ReactNode, Suspense, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import { Skeleton } from "@/components/ui/skeleton";
import { useApi } from "@/lib/api-client/use-api";
import { formatNaira, toKobo } from "@/lib/core/money";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";

type GateProps = {
  slug: string;
  /** The price of a month in the Circle, in naira; null when no plan is sold by the month. */
  monthlyPrice: number | null;
  className?: string;
};

/** Replaces the bid form for visitors: the plans, the login and, without JavaScript, the text version. */
export function VisitorGate({ slug, monthlyPrice, className = "" }: GateProps) {
  return (
    <Gate
      slug={slug}
      monthlyPrice={monthlyPrice}
      className={className}
      login={
        <ButtonLink variant="secondary" href={paths.login({ redirectTo: paths.auction(slug) })}>
          Log in
        </ButtonLink>
      }
    >
      <p className="hidden noscript:block">
        Without JavaScript, members bid on the{" "}
        <a href={paths.auctionLite(slug)} className="link">
          text version
        </a>
        .
      </p>
    </Gate>
  );
}

/** Replaces the bid form for users without a plan: the plans and, where a wallet is configured, the upload of a payment proof. */
export function MemberGate(gate: GateProps) {
  return (
    <Gate {...gate}>
      <AuctionFee />
    </Gate>
  );
}

type GateFrameProps = GateProps & { login?: ReactNode; children: ReactNode };

/** As high as its text, so that its padding is even where the place that is kept for the form is higher. */
function Gate({ slug, monthlyPrice, login, className = "", children }: GateFrameProps) {
  return (
    <section
      aria-label="VIP gate"
      className={`grid gap-4 self-start rounded-control bg-surface p-5 sm:p-6 ${className}`}
    >
      <h2 className="font-sign text-section">Bidding is for members of the Circle</h2>
      <p className="max-w-[44ch] font-normal font-read text-read">
        Watching is free, from the first second to the last. To bid, join the Circle: every plan opens the saleroom.
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <ButtonLink href={paths.plans({ redirectTo: paths.auction(slug) })}>See the plans</ButtonLink>
        {login}
        {monthlyPrice !== null && (
          <p className="font-semibold tabular-nums">from {formatNaira(toKobo(monthlyPrice))} a month</p>
        )}
      </div>
      {children}
    </section>
  );
}

/** The alternative to a plan: a fee in stablecoin, with a screenshot that an admin reviews. Nothing without a wallet. */
function AuctionFee() {
  const [isWanted, setWanted] = useState(false);
  const { data: access, mutate } = useApi(accountApiPaths.vipUpload);
  if (!access?.fee) return null;
  const { fee, receipt } = access;
  const isChecked = receipt?.status === "received";
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      {isChecked && <Alert tone="pending">Your payment proof is being checked. We will email you.</Alert>}
      {receipt?.status === "refused" && (
        <Alert tone="warning">{`Your payment proof was not approved: ${receipt.reason}`}</Alert>
      )}
      {isWanted ? (
        <>
          <p className="font-normal font-read text-read">
            Send ${fee.amountUsd.toLocaleString("en-NG")} in a stablecoin on {fee.network} to this wallet, and upload a
            screenshot of the payment.
          </p>
          <WalletAddress wallet={fee.wallet} />
          <Suspense fallback={<Skeleton className="h-32" />}>
            <PaymentProofForm onUploaded={() => void mutate()} />
          </Suspense>
        </>
      ) : (
        <button type="button" onClick={() => setWanted(true)} className="link min-h-11 justify-self-start">
          {isChecked ? "Send another payment proof" : "Or pay the auction fee"}
        </button>
      )}
    </div>
  );
}

const PaymentProofForm = lazyWithFallback<{ onUploaded: () => void }>(
  () => import("./payment-proof-form").then((file) => file.PaymentProofForm),
  () => <Alert tone="error">The form could not be loaded. Please reload the page.</Alert>,
);

const WalletQr = lazyWithFallback(
  () => import("@/components/smart-labels/label-qr").then((file) => file.LabelQr),
  () => null,
);

/** The address to pay to, as text, as a QR code, and on the clipboard. */
function WalletAddress({ wallet }: { wallet: string }) {
  const [copied, setCopied] = useState<"" | "copied" | "failed">("");
  async function copy() {
    try {
      await navigator.clipboard.writeText(wallet);
      setCopied("copied");
    } catch {
      setCopied("failed");
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <code className="select-all break-all rounded-control bg-raised px-3 py-2 text-small">{wallet}</code>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          Copy address
        </Button>
        <span role="status" className="text-small">
          {copied === "copied" && "Copied"}
          {copied === "failed" && "Not copied. Select the address and copy it."}
        </span>
      </div>
      <Suspense fallback={<Skeleton className="size-40" />}>
        <WalletQr url={wallet} alt="QR code of the wallet address" className="size-40" />
      </Suspense>
    </div>
  );
}
