import type { ReactNode } from "react";
import type { PublicLeader } from "@/lib/exhibitions/contracts";

type Source = PublicLeader["record"][number]["source"];

/** Where a fact is written: the title, linked where its address is known to last, the publisher and the year. */
export function sourceOf({ title, publisher, year, url }: Source): ReactNode {
  const rest = `. ${publisher}${publisher.includes(String(year)) ? "" : `, ${year}`}`;
  if (!url) return title + rest;
  return (
    <>
      <a
        href={url}
        rel="noopener nofollow"
        className="underline decoration-line-strong underline-offset-2 hover:decoration-accent"
      >
        {title}
      </a>
      {rest}
    </>
  );
}
