import type { ReactNode } from "react";
import type { PublicLeader } from "@/lib/exhibitions/contracts";

type Source = PublicLeader["record"][number]["source"];

/** A source: title (linked if it has a URL), publisher and year. */
export function citation({ title, publisher, year, url }: Source): ReactNode {
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
