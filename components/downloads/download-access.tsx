import { Lock, LogIn } from "lucide-react";
import Link from "next/link";
import type { ReactNode, Ref } from "react";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { paths } from "@/lib/core/urls/paths";
import { downloadMessages } from "@/lib/downloads/contracts";

type AccessNoticeProps = {
  /** A notice about what just changed, for a user who had access before. */
  notice?: string;
  heading?: Ref<HTMLHeadingElement>;
};

type AccessNoticeFrameProps = AccessNoticeProps & { title: string; Icon: typeof Lock; children: ReactNode };

function AccessNotice({ title, notice, heading, Icon, children }: AccessNoticeFrameProps) {
  return (
    <section className="grid justify-items-start gap-5 border-ink border-t-2 pt-6">
      {notice && <Alert tone="error">{notice}</Alert>}
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-3 text-heading">
        <Icon aria-hidden className="size-7 shrink-0 text-accent-ink" />
        {title}
      </h2>
      {children}
    </section>
  );
}

const bodyClass = "max-w-[44ch] font-normal font-read text-muted text-read";

/** Shown to visitors. */
export function LoginRequired(props: AccessNoticeProps) {
  return (
    <AccessNotice {...props} title={downloadMessages.unauthenticated} Icon={LogIn}>
      <p className={bodyClass}>
        The files are for members of the Circle. Log in to return to this page; you can see the plans without an
        account.
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={paths.login({ redirectTo: paths.downloads })}>Log in</ButtonLink>
        <Link href={paths.membership} prefetch={false} className="link">
          Compare plans
        </Link>
      </p>
    </AccessNotice>
  );
}

/** Shown to signed-in users without an active plan. */
export function MembersOnly({ endedOn, ...props }: AccessNoticeProps & { endedOn: string | null }) {
  return (
    <AccessNotice {...props} title={downloadMessages.forbidden} Icon={Lock}>
      <p className={bodyClass}>
        {endedOn
          ? `Your plan ended on ${formatLagosDate(endedOn)}. Downloaded files are yours to keep; the files here open again with any plan.`
          : "Basic files come with every plan of the Circle, the exclusive ones with Annual and Collector."}
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={paths.subscribe}>Subscribe</ButtonLink>
        <Link href={paths.membership} prefetch={false} className="link">
          Compare plans
        </Link>
      </p>
    </AccessNotice>
  );
}
