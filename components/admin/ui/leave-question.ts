/** What asks before a page with unsaved changes is left. At most one form at a time has them. */
let ask: ((href: string) => void) | null = null;

export function setLeaveQuestion(question: typeof ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
}

/** True if the page has unsaved changes: then the question is shown, and it opens the path. */
export function asksToLeave(href: string): boolean {
  ask?.(href);
  return ask !== null;
}

type LinkClick = Pick<MouseEvent, "defaultPrevented" | "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;
type Link = Pick<HTMLAnchorElement, "href" | "target" | "hasAttribute">;

/** The path of this site that a click on a link opens in place of the page; null for another tab, a file, or a place on the page. */
export function pathThatLeaves(click: LinkClick, link: Link, here: URL): string | null {
  if (click.defaultPrevented || click.button !== 0) return null;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  if ((link.target !== "" && link.target !== "_self") || link.hasAttribute("download")) return null;
  const to = new URL(link.href, here);
  if (to.origin !== here.origin || to.pathname.startsWith("/api/")) return null;
  if (to.pathname === here.pathname && to.search === here.search) return null;
  return to.pathname + to.search + to.hash;
}
