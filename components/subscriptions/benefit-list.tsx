"use client";

import Link from "next/link";
import { type PerkName, perkNames, type SessionUser } from "@/lib/auth/contracts";
import { paths } from "@/lib/core/urls/paths";
import { perkLabels } from "./tiers";
import "@/components/auth/account.css";

const benefitLinks: Partial<Record<PerkName, { href: string; word: string }>> = {
  unlimitedExhibition: { href: paths.headsOfState, word: "Enter" },
  membersPortal: { href: paths.downloads, word: "Downloads" },
  digitalPrints: { href: paths.downloads, word: "Downloads" },
  foundersWall: { href: paths.foundersWall, word: "See it" },
};

/** The nine benefits: included ones with links, others with the plan that includes them. account.css styles its elements. */
export function BenefitList({ perks }: Pick<SessionUser, "perks">) {
  return (
    <ul className="account-benefits">
      {perkNames.map((name) => {
        const held = perks[name];
        const link = benefitLinks[name];
        return (
          <li key={name} data-locked={held ? undefined : ""}>
            <span>
              {perkLabels[name].label}
              {!held && <span className="sr-only">, not part of your plan</span>}
            </span>
            {!held ? (
              <small>{perkLabels[name].from}</small>
            ) : (
              link && (
                <Link href={link.href} prefetch={false} className="link text-small">
                  {link.word}
                </Link>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}
