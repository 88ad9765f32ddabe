import Link from "next/link";
import { EndFailedSession } from "@/components/membership/end-failed-session";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { Picture } from "@/components/ui/picture";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Subscription Cancelled");

type Words = { title: string; text: string; button: string };

const states: Record<"cancelled" | "failed" | "error" | "other", Words> = {
  cancelled: {
    title: "Subscription Cancelled",
    text: "Nothing was charged. The plans stay where they are.",
    button: "Resume Subscription",
  },
  failed: {
    title: "Payment Failed",
    text: "Your bank said no, and nothing was charged. For safety you are signed out after a payment that was declined.",
    button: "Try Again",
  },
  error: {
    title: "Something Went Wrong",
    text: "The payment could not be checked. If money has left your account it is not lost: it is found by its reference and counted, or goes back.",
    button: "Try Again",
  },
  other: {
    title: "The payment was not completed",
    text: "Nothing was charged as far as we know.",
    button: "Try Again",
  },
};

const longest = 200;
const isKnown = (status: unknown): status is keyof typeof states => typeof status === "string" && status in states;

/** A payment for the Circle that came to nothing. What the address says is shown as text and believed in nothing else. */
export default async function SubscribeCancelPage({ searchParams }: PageProps<"/subscribe/cancel">) {
  const { status, message, reference } = await searchParams;
  const state = isKnown(status) ? status : status === undefined ? "cancelled" : "other";
  const { title, text, button } = states[state];
  const said = typeof message === "string" ? message.trim().slice(0, longest) : "";
  const support = env().CONTACT_EMAIL;
  return (
    <Page className="g12 items-center gap-y-10 py-wall">
      <div className="col-span-full grid content-start gap-6 md:col-span-8 lg:col-span-7">
        <h1 className="max-w-[14ch] text-giant">{title}</h1>
        {said && <p className="max-w-[44ch] break-words font-normal font-read text-lede">{said}</p>}
        <p className="max-w-[44ch] font-normal font-read text-lede text-muted">{text}</p>
        {(state === "failed" || state === "error") && typeof reference === "string" && reference !== "" && (
          <EndFailedSession reference={reference.slice(0, 100)} />
        )}
        <p className="grid gap-3 sm:flex sm:flex-wrap">
          <ButtonLink href={paths.subscribe}>{button}</ButtonLink>
          <ButtonLink href={paths.home} look="secondary">
            Return to Homepage
          </ButtonLink>
        </p>
        <p className="text-muted text-small">
          Your bank took the money all the same?{" "}
          <Link href={paths.paymentHelp} prefetch={false} className="link">
            I was debited
          </Link>
          . Something else is not right? Write to{" "}
          <a href={`mailto:${support}`} className="link">
            {support}
          </a>
          .
        </p>
      </div>
      <Picture
        src="/art/hat-fila.webp"
        alt=""
        width={100}
        height={70}
        className="col-span-full row-start-1 w-36 -rotate-6 md:col-span-4 md:col-start-9 md:w-full md:max-w-96 md:justify-self-end"
      />
    </Page>
  );
}
