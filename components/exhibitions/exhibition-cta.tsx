"use client";

import { Lock } from "lucide-react";
import Link from "next/link";
import { useId } from "react";
import { WithCurrentUser } from "@/components/auth/with-current-user";
import { ButtonLink } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ExhibitionCard } from "@/lib/exhibitions/contracts";
import { canAccess } from "@/lib/exhibitions/rules";
import { JoinLink } from "./join-link";

type ExhibitionCtaProps = { exhibition: Pick<ExhibitionCard, "title" | "requiresVIP">; href: string };

/**
 * The link to an exhibition, or a locked button with the reason and a link to join. This is display only: the exhibition page checks
 * access again.
 */
export function ExhibitionCta({ exhibition, href }: ExhibitionCtaProps) {
  return (
    <WithCurrentUser>
      {(user) =>
        canAccess(exhibition, user) ? (
          <ButtonLink href={href} aria-label={`Enter ${exhibition.title}`} className="justify-self-start">
            Enter
          </ButtonLink>
        ) : (
          <LockedExhibition title={exhibition.title} />
        )
      }
    </WithCurrentUser>
  );
}

function LockedExhibition({ title }: { title: string }) {
  const reasonId = useId();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link
          href="#"
          scroll={false}
          prefetch={false}
          aria-disabled="true"
          aria-label={`${title}, locked`}
          aria-describedby={reasonId}
          className={buttonVariants({ variant: "disabled", size: "normal" })}
        >
          <Lock aria-hidden className="size-4.5" />
          Locked
        </Link>
        <JoinLink className="link inline-flex min-h-tap items-center" />
      </p>
      <p id={reasonId} className="font-normal font-read text-muted text-small">
        This exhibition is for members of the Circle.
      </p>
    </div>
  );
}
