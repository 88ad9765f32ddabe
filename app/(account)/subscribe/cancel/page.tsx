import Link from "next/link";
import { EndFailedSession } from "@/components/subscriptions/end-failed-session";
import { ButtonLink } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { Page } from "@/components/ui/page";
import { env } from "@/lib/core/env";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";

export const metadata = privatePageMetadata("Subscription Cancelled");

type ResultText = { title: string; text: string; button: string };

const states: Record<"cancelled" | "failed" | "error" | "other", ResultText> = {
  cancelled: {
    title: "Subscription Cancelled",
    text: "Nothing was charged.",
    button: "Resume Subscription",
  },
  failed: {
    title: "Payment Failed",
    text: "Your bank declined the payment, and nothing was charged.",
    button: "Try Again",
  },
  error: {
    title: "Something Went Wrong",
    text: "The payment could not be verified. If your account was debited, the money is not lost: the payment is found by its reference, or refunded.",
    button: "Try Again",
  },
  other: {
    title: "The payment was not completed",
    text: "Nothing was charged as far as we know.",
    button: "Try Again",
  },
};

const isKnown = (status: unknown): status is keyof typeof states =>
  typeof status === "string" && Object.hasOwn(states, status);

/** A payment for the Circle that failed. Nothing of the query is shown, because anyone can write it. */
export default async function SubscribeCancelPage({ searchParams }: PageProps<"/subscribe/cancel">) {
  const { status, reference } = await searchParams;
  const state = isKnown(status) ? status : status === undefined ? "cancelled" : "other";
  const { title, text, button } = states[state];
  const support = env().CONTACT_EMAIL;
  return (
    <Page className="g12 items-center gap-y-10 py-wall">
      <div className="col-span-full grid content-start gap-6 md:col-span-8 lg:col-span-7">
        <h1 className="max-w-[14ch] text-giant">{title}</h1>
        <p className="max-w-[44ch] font-normal font-read text-lede text-muted">{text}</p>
        {(state === "failed" || state === "error") && typeof reference === "string" && reference !== "" && (
          <EndFailedSession reference={reference.slice(0, 100)} />
        )}
        <p className="grid gap-3 sm:flex sm:flex-wrap">
          <ButtonLink href={paths.subscribe}>{button}</ButtonLink>
          <ButtonLink href={paths.home} variant="secondary">
            Return to Homepage
          </ButtonLink>
        </p>
        <p className="text-muted text-small">
          Your account was debited?{" "}
          <Link href={paths.paymentHelp} prefetch={false} className="link">
            I was debited
          </Link>
          . For anything else, write to{" "}
          <a href={`mailto:${support}`} className="link">
            {support}
          </a>
          .
        </p>
      </div>
      <Image
        src="/art/hat-fila.webp"
        alt=""
        width={100}
        height={70}
        className="col-span-full row-start-1 w-36 -rotate-6 md:col-span-4 md:col-start-9 md:w-full md:max-w-96 md:justify-self-end"
      />
    </Page>
  );
}
