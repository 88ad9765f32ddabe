"use client";

import Link from "next/link";
import { useViewer } from "@/components/accounts/use-viewer";
import type { Viewer } from "@/lib/accounts/contracts";
import { mayEnter } from "@/lib/exhibitions/rules";
import { paths } from "@/lib/platform/paths";

type Standing = { is: string; means: string; href: string; word: string };

function standingOf(user: Viewer["user"]): Standing {
  if (!user)
    return {
      is: "Visitor",
      means: "Members’ rooms are locked.",
      href: paths.membership,
      word: "What membership gives",
    };
  if (user.role === "Admin")
    return { is: "Administrator", means: "Every room is open to you.", href: paths.admin, word: "Open dashboard" };
  if (mayEnter({ requiresVIP: true }, user))
    return { is: "Member of the Circle", means: "Every room is open to you.", href: paths.account, word: "Your card" };
  return { is: "Basic Member", means: "Members’ rooms are locked.", href: paths.subscribe, word: "Upgrade to Premium" };
}

/** Where somebody stands, and what that opens. */
export function MembershipStatus() {
  const { is, means, href, word } = standingOf(useViewer()?.user ?? null);
  return (
    <section
      aria-label="Membership Status"
      className="grid gap-3 rounded-card bg-cloth bg-[url(/textures/adire-cloth.webp)] bg-[length:7rem] p-[clamp(1.5rem,3vw,2.5rem)] text-cloth-ink [--focus:var(--cloth-ink)]"
    >
      <p className="font-semibold text-cloth-muted text-small">Membership Status</p>
      <p className="font-bold text-heading">{is}</p>
      <p className="font-normal font-read text-read">{means}</p>
      <Link href={href} prefetch={false} className="link inline-flex min-h-tap items-center justify-self-start">
        {word}
      </Link>
    </section>
  );
}
