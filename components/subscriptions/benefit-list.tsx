import { Check, Lock } from "lucide-react";
import Link from "next/link";
import { type PerkName, perkNames, type SessionUser } from "@/lib/auth/contracts";
import { paths } from "@/lib/core/urls/paths";
import { perkLabels } from "./tiers";

const benefitLinks: Partial<Record<PerkName, { href: string; word: string }>> = {
  unlimitedExhibition: { href: paths.headsOfState, word: "Enter" },
  membersPortal: { href: paths.downloads, word: "Downloads" },
  digitalPrints: { href: paths.downloads, word: "Downloads" },
  foundersWall: { href: paths.foundersWall, word: "See it" },
};

/** The nine benefits: included ones with links, others with the plan that includes them. */
export function BenefitList({ perks }: Pick<SessionUser, "perks">) {
  return (
    <ul className="border-ink border-t-2">
      {perkNames.map((name) => {
        const held = perks[name];
        const link = benefitLinks[name];
        const Icon = held ? Check : Lock;
        return (
          <li
            key={name}
            className={`grid min-h-12 grid-cols-[2.25rem_1fr_auto] items-center gap-2 border-line border-b py-2 font-semibold ${held ? "" : "text-muted"}`}
          >
            <Icon aria-hidden className={`size-5 ${held ? "text-success" : ""}`} />
            <span>
              {perkLabels[name].label}
              {!held && <span className="sr-only">, not part of your plan</span>}
            </span>
            {!held ? (
              <span className="text-tiny">{perkLabels[name].from}</span>
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
