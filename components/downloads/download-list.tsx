import Link from "next/link";
import type { Ref } from "react";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { formatFileSize } from "@/components/ui/file-size";
import { paths } from "@/lib/core/urls/paths";
import type { DownloadItem } from "@/lib/downloads/contracts";
import { DownloadButton } from "./download-button";
import { DownloadRow } from "./download-row";
import type { DownloadError } from "./use-downloads";

type DownloadListProps = {
  items: readonly DownloadItem[];
  /** What just changed. */
  notice?: string;
  heading: Ref<HTMLHeadingElement>;
  onDenied: (error: DownloadError) => boolean;
};

/** The available files, then those that need a higher plan or a drop, with a link to it. */
export function DownloadList({ items, notice, heading, onDenied }: DownloadListProps) {
  const open = items.filter(({ isLocked }) => !isLocked);
  const forPlans = items.filter(({ isLocked, level }) => isLocked && level !== "owners");
  // The drop of the others is no longer in the shop.
  const forOwners = items.filter(
    ({ isLocked, level, products }) => isLocked && level === "owners" && products.length > 0,
  );
  return (
    <div className="grid gap-12">
      <section aria-labelledby="open-files" className="grid gap-4">
        {notice && <Alert tone="error">{notice}</Alert>}
        <h2 id="open-files" ref={heading} tabIndex={-1} className="text-heading">
          Yours to keep
        </h2>
        <p className="text-muted">{totalSize(open)}</p>
        <ul className="border-ink border-t-2 empty:hidden">
          {open.map((item) => (
            <DownloadRow key={item.filename} item={item}>
              <DownloadButton filename={item.filename} title={item.title || item.filename} onDenied={onDenied} />
            </DownloadRow>
          ))}
        </ul>
        {items.every(({ isOwned }) => isOwned) && <MembershipNote />}
      </section>
      {forPlans.length > 0 && (
        <section aria-labelledby="locked-files" className="grid justify-items-start gap-4">
          <h2 id="locked-files" className="text-heading">
            Locked
          </h2>
          <p className="max-w-[48ch] text-muted">
            Exclusive digital prints come with the Annual and Collector plans. You keep your remaining days when you
            upgrade.
          </p>
          <ButtonLink href={paths.subscribe}>Upgrade</ButtonLink>
          <LockedRows items={forPlans} />
        </section>
      )}
      {forOwners.length > 0 && (
        <section aria-labelledby="owner-files" className="grid gap-4">
          <h2 id="owner-files" className="text-heading">
            With a drop
          </h2>
          <p className="max-w-[48ch] text-muted">These files belong to a drop. Its owners download them.</p>
          <LockedRows items={forOwners} />
        </section>
      )}
    </div>
  );
}

function LockedRows({ items }: { items: readonly DownloadItem[] }) {
  return (
    <ul className="mt-2 w-full border-ink border-t-2">
      {items.map((item) => (
        <DownloadRow key={item.filename} item={item} />
      ))}
    </ul>
  );
}

/** For an owner without a plan. */
function MembershipNote() {
  return (
    <p className="max-w-[48ch] pt-2 text-muted">
      These come with what you own. Members of the Circle also download prints, wallpapers and sound.{" "}
      <Link href={paths.membership} prefetch={false} className="link text-ink">
        Compare plans
      </Link>
    </p>
  );
}

function totalSize(items: readonly DownloadItem[]): string {
  if (items.length === 0) return "None in your plan yet";
  const size = formatFileSize(items.reduce((sum, item) => sum + item.size, 0));
  return items.length === 1 ? `One file, ${size}` : `${items.length} files, ${size} in all`;
}
