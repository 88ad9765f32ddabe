import { Lock, LogIn } from "lucide-react";
import Link from "next/link";
import type { ReactNode, Ref } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { lagosDay } from "@/components/ui/museum-time";
import { downloadSentences } from "@/lib/membership/contracts";
import { paths } from "@/lib/platform/paths";

type GateProps = {
  /** What happened just now, for somebody who was inside a moment ago. */
  told?: string;
  heading?: Ref<HTMLHeadingElement>;
};

type FrameProps = GateProps & { title: string; Icon: typeof Lock; children: ReactNode };

function Gate({ title, told, heading, Icon, children }: FrameProps) {
  return (
    <section className="grid justify-items-start gap-5 border-ink border-t-2 pt-6">
      {told && <Message>{`❌ ${told}`}</Message>}
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-3 text-heading">
        <Icon aria-hidden className="size-7 shrink-0 text-accent-ink" />
        {title}
      </h2>
      {children}
    </section>
  );
}

const words = "max-w-[44ch] font-normal font-read text-muted text-read";

/** Nobody is signed in. */
export function LogInFirst(props: GateProps) {
  return (
    <Gate {...props} title={downloadSentences.unauthenticated} Icon={LogIn}>
      <p className={words}>
        The files are kept for members of the Circle. Log in, and you come back to this page; you can look at the plans
        without an account.
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={paths.login({ redirectTo: paths.downloads })}>Login</ButtonLink>
        <Link href={paths.membership} prefetch={false} className="link">
          What the plans give
        </Link>
      </p>
    </Gate>
  );
}

/** Somebody is signed in whose plan has ended, or who never had one. They stay signed in. */
export function MembersOnly({ endedOn, ...props }: GateProps & { endedOn: string | null }) {
  return (
    <Gate {...props} title={downloadSentences.forbidden} Icon={Lock}>
      <p className={words}>
        {endedOn
          ? `Your plan ended on ${lagosDay(endedOn)}. What you saved is yours; the files here open again with any plan.`
          : "Basic files come with every plan of the Circle, the exclusive ones with Annual and Collector."}
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={paths.subscribe}>Subscribe</ButtonLink>
        <Link href={paths.membership} prefetch={false} className="link">
          What the plans give
        </Link>
      </p>
    </Gate>
  );
}
