"use client";

import { Lock } from "lucide-react";
import Link from "next/link";
import { useId } from "react";
import { useViewer } from "@/components/accounts/use-viewer";
import { ButtonLink } from "@/components/ui/button";
import { plate } from "@/components/ui/plate";
import type { ExhibitionCard } from "@/lib/exhibitions/contracts";
import { mayEnter } from "@/lib/exhibitions/rules";
import { JoinLink } from "./join-link";

/**
 * The door of one room, by the access rule. A locked one leads nowhere, says why, and offers the way to open it. What is shown
 * is only courtesy: the room looks again at whoever comes.
 */
export function ExhibitionDoor({
  exhibition,
  href,
}: {
  exhibition: Pick<ExhibitionCard, "title" | "requiresVIP">;
  href: string;
}) {
  const user = useViewer()?.user ?? null;
  const why = useId();
  if (mayEnter(exhibition, user)) {
    return (
      <ButtonLink href={href} aria-label={`Enter ${exhibition.title}`} className="justify-self-start">
        Enter
      </ButtonLink>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link
          href="#"
          scroll={false}
          prefetch={false}
          aria-disabled="true"
          aria-label={`${exhibition.title}, locked`}
          aria-describedby={why}
          className={plate({ look: "blocked", size: "normal" })}
        >
          <Lock aria-hidden className="size-4.5" />
          Locked
        </Link>
        <JoinLink className="link inline-flex min-h-tap items-center" />
      </p>
      <p id={why} className="font-normal font-read text-muted text-small">
        This room is for members of the Circle.
      </p>
    </div>
  );
}
