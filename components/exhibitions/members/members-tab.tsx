"use client";

import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { ContentItem } from "@/lib/exhibitions/content-contracts";
import { paths } from "@/lib/platform/paths";
import { ContentCard } from "./content-card";
import { LockedCard } from "./locked-card";
import { PictureDialog } from "./picture-dialog";
import { type MembersContent, useMembersContent } from "./use-members-content";

const shelf = "grid grid-cols-1 gap-x-gutter gap-y-10 xs:grid-cols-2 lg:grid-cols-3";

/** The Members tab of an exhibition, by its slug: drafts, film, sound and papers that hang for the Circle alone. */
export function MembersTab({ exhibition }: { exhibition: string }) {
  const content = useMembersContent(exhibition);
  return (
    <section aria-labelledby="members-only" className="page-x grid gap-10 py-12">
      <header className="grid max-w-read gap-3">
        <h2 id="members-only" className="text-title">
          Members only
        </h2>
        <p className="reading">
          What came before the works, and what was left over: drafts, sound, film and papers. Nothing is fetched before
          you open it, and its size stands beside it.
        </p>
      </header>
      <Shelf exhibition={exhibition} content={content} again={content.again} />
    </section>
  );
}

type ShelfProps = { exhibition: string; content: MembersContent; again: () => void };

function Shelf({ exhibition, content, again }: ShelfProps) {
  switch (content.state) {
    case "loading":
      return (
        <div role="status" aria-label="Fetching the members’ pieces" className={shelf}>
          {["a", "b", "c"].map((place) => (
            <div key={place} className="grid gap-3">
              <Skeleton className="aspect-[4/3]" />
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-12 w-2/5" />
            </div>
          ))}
        </div>
      );
    case "failed":
      return (
        <EmptyState title="The pieces did not arrive" action={<Button onClick={again}>Ask again</Button>}>
          Your membership is not touched. It may be the network; ask again in a moment.
        </EmptyState>
      );
    case "visitor":
      return (
        <Invitation
          title="Sign in to come in"
          action={<ButtonLink href={paths.login({ redirectTo: paths.exhibition(exhibition) })}>Login</ButtonLink>}
        />
      );
    case "locked":
      return (
        <>
          <Invitation
            title="You see the labels, not the pieces"
            action={<ButtonLink href={paths.subscribe}>Become a Member</ButtonLink>}
          />
          <ul className={shelf}>
            {content.titles.map(({ _id, title, type }) => (
              <li key={_id}>
                <LockedCard title={title} type={type} />
              </li>
            ))}
          </ul>
        </>
      );
    case "open":
      return <OpenShelf items={content.items} />;
  }
}

function Invitation({ title, action }: { title: string; action: React.ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-card bg-cloth bg-[url(/textures/adire-cloth.webp)] bg-[length:7rem] p-[clamp(1.5rem,3vw,2.5rem)] text-cloth-ink [--focus:var(--cloth-ink)]">
      <h3 className="text-heading">{title}</h3>
      <p className="max-w-[46ch] font-normal font-read text-read">
        Members-only pieces open with a plan of the Circle. The labels stay as they are; the locks come off.
      </p>
      {action}
    </div>
  );
}

function OpenShelf({ items }: { items: ContentItem[] }) {
  const [shown, setShown] = useState<ContentItem | null>(null);
  if (items.length === 0) {
    return (
      <EmptyState
        title="Nothing hangs here yet"
        action={<ButtonLink href={paths.exhibitions}>All exhibitions</ButtonLink>}
      >
        The first pieces for members of this exhibition are still being made. The gallery is open meanwhile.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={shelf}>
        {items.map((item) => (
          <li key={item._id}>
            {item.url === undefined ? (
              <LockedCard title={item.title} type={item.type} requiredPerk={item.requiredPerk} />
            ) : (
              <ContentCard item={item} url={item.url} onLook={() => setShown(item)} />
            )}
          </li>
        ))}
      </ul>
      <PictureDialog item={shown} onClose={() => setShown(null)} />
    </>
  );
}
