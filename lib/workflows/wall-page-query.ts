import type { Language } from "@/lib/core/languages";
import { heroLeader } from "@/lib/exhibitions/public-pages";
import { countNarrativeWords, getExhibition, getLeader, listLeaders } from "@/lib/exhibitions/queries";
import { HEADS_OF_STATE } from "@/lib/exhibitions/rules";
import { listPlans } from "@/lib/subscriptions/queries";
import { listFeaturedOnWorks } from "@/lib/workflows/featured-comments-query";

/** What the public page of the members' exhibition shows in one language, or null. */
export async function getWallPage(language: Language) {
  const [exhibition, leaders, plans, words, featured] = await Promise.all([
    getExhibition(HEADS_OF_STATE),
    listLeaders(language),
    listPlans(),
    countNarrativeWords(),
    listFeaturedOnWorks(HEADS_OF_STATE),
  ]);
  const shown = leaders.find(({ slug }) => slug === heroLeader) ?? leaders[0];
  const hero = shown ? await getLeader(shown.slug, language) : null;
  return exhibition && hero ? { exhibition, leaders, hero, plans, words, featured } : null;
}
