"use client";

import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/lib/core/urls/paths";
import type { ContentItem } from "@/lib/member-content/contracts";
import { ContentCard } from "./content-card";
import { ImageDialog } from "./image-dialog";
import { LockedCard } from "./locked-card";
import { type MembersContent, useMembersContent } from "./use-members-content";

const gridClass = "grid grid-cols-1 gap-x-gutter gap-y-10 xs:grid-cols-2 lg:grid-cols-3";

/** The Members tab of an exhibition: sketches, film, sound and documents for the Circle. */
export function MembersTab({ exhibition }: { exhibition: string }) {
  const content = useMembersContent(exhibition);
  return (
    <section aria-labelledby="members-only" className="page-x grid gap-10 py-12">
      <header className="grid max-w-read gap-3">
        <h2 id="members-only" className="text-title">
          Members only
        </h2>
        <p className="reading">
          Sketches, sound, film and documents about the works. Nothing is downloaded until you open it, and each item
          states its size.
        </p>
      </header>
      <ContentList exhibition={exhibition} content={content} retry={content.retry} />
    </section>
  );
}

type ContentListProps = { exhibition: string; content: MembersContent; retry: () => void };

function ContentList({ exhibition, content, retry }: ContentListProps) {
  switch (content.state) {
    case "loading":
      return (
        <div role="status" aria-label="Loading members’ content" className={gridClass}>
          {["a", "b", "c"].map((key) => (
            <div key={key} className="grid gap-3">
              <Skeleton className="aspect-[4/3]" />
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-12 w-2/5" />
            </div>
          ))}
        </div>
      );
    case "failed":
      return (
        <EmptyState title="The content could not be loaded" action={<Button onClick={retry}>Try again</Button>}>
          Your membership is not affected. Please try again in a moment.
        </EmptyState>
      );
    case "visitor":
      return (
        <UpgradePrompt
          title="Log in to continue"
          action={<ButtonLink href={paths.login({ redirectTo: paths.exhibition(exhibition) })}>Log in</ButtonLink>}
        />
      );
    case "locked":
      return (
        <>
          <UpgradePrompt
            title="For members only"
            action={<ButtonLink href={paths.subscribe}>Become a Member</ButtonLink>}
          />
          <ul className={gridClass}>
            {content.titles.map(({ _id, title, type }) => (
              <li key={_id}>
                <LockedCard title={title} type={type} />
              </li>
            ))}
          </ul>
        </>
      );
    case "open":
      return <UnlockedContent items={content.items} />;
  }
}

function UpgradePrompt({ title, action }: { title: string; action: React.ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-card bg-cloth p-[clamp(1.5rem,3vw,2.5rem)] text-cloth-ink [--focus:var(--cloth-ink)]">
      <h3 className="text-heading">{title}</h3>
      <p className="max-w-[46ch] font-normal font-read text-read">A plan of the Circle unlocks this content.</p>
      {action}
    </div>
  );
}

function UnlockedContent({ items }: { items: ContentItem[] }) {
  const [openItem, setOpenItem] = useState<ContentItem | null>(null);
  if (items.length === 0) {
    return (
      <EmptyState title="No content yet" action={<ButtonLink href={paths.exhibitions}>All exhibitions</ButtonLink>}>
        There is no members-only content for this exhibition yet. The gallery is open meanwhile.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={gridClass}>
        {items.map((item) => (
          <li key={item._id}>
            {item.url === undefined ? (
              <LockedCard title={item.title} type={item.type} requiredPerk={item.requiredPerk} />
            ) : (
              <ContentCard item={item} url={item.url} onOpen={() => setOpenItem(item)} />
            )}
          </li>
        ))}
      </ul>
      <ImageDialog item={openItem} onClose={() => setOpenItem(null)} />
    </>
  );
}
