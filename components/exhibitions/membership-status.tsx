"use client";

import Link from "next/link";
import { WithCurrentUser } from "@/components/auth/with-current-user";
import type { CurrentUser } from "@/lib/auth/contracts";
import { paths } from "@/lib/core/urls/paths";
import { canAccess } from "@/lib/exhibitions/rules";

type MembershipState = { status: string; description: string; href: string; linkText: string };

function membershipState(user: CurrentUser["user"]): MembershipState {
  if (!user)
    return {
      status: "Visitor",
      description: "Members-only exhibitions are locked.",
      href: paths.membership,
      linkText: "What membership gives",
    };
  if (user.role === "Admin")
    return {
      status: "Administrator",
      description: "All exhibitions are open to you.",
      href: paths.admin,
      linkText: "Open dashboard",
    };
  if (canAccess({ requiresVIP: true }, user))
    return {
      status: "Member of the Circle",
      description: "All exhibitions are open to you.",
      href: paths.account,
      linkText: "Your card",
    };
  return {
    status: "Basic Member",
    description: "Members-only exhibitions are locked.",
    href: paths.subscribe,
    linkText: "Upgrade to Premium",
  };
}

/** The visitor's membership status and what it gives access to. */
export function MembershipStatus() {
  return <WithCurrentUser>{(user) => <MembershipPanel {...membershipState(user)} />}</WithCurrentUser>;
}

function MembershipPanel({ status, description, href, linkText }: MembershipState) {
  return (
    <section
      aria-label="Membership Status"
      className="grid gap-3 rounded-card border-t-[0.75rem] border-brass bg-cloth p-[clamp(1.5rem,3vw,2.5rem)] text-cloth-ink [--focus:var(--cloth-ink)]"
    >
      <p className="font-semibold text-cloth-muted text-small">Membership Status</p>
      <p className="font-bold text-heading">{status}</p>
      <p className="font-normal font-read text-read">{description}</p>
      <Link href={href} prefetch={false} className="link inline-flex min-h-tap items-center justify-self-start">
        {linkText}
      </Link>
    </section>
  );
}
