import type { Metadata } from "next";
import { viewerTabs, viewHref } from "@/components/exhibitions/viewer/viewer-rules";
import { paths } from "@/lib/core/urls/paths";
import { requireVip } from "@/lib/http/current-user";

export const metadata: Metadata = {
  title: "Heads of State",
  description: "A Timeline of Power and Parody.",
  robots: { index: false },
};

/** Refuses who may not enter, with the tab to return to. The exhibition itself is in the layout. */
export default async function HeadsOfStateViewerPage({ searchParams }: PageProps<"/exhibitions/heads-of-state">) {
  const { tab } = await searchParams;
  await requireVip(viewHref(paths.headsOfState, viewerTabs.find(({ id }) => id === tab)?.id ?? null));
  return null;
}
