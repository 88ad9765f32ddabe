import type { ViewAs } from "@/lib/auth/view-as/contracts";

/** As whom the site is seen, after "as". */
export const viewAsLabels = {
  visitor: "a visitor",
  monthly: "a Monthly member",
  yearly: "an Annual member",
  collector: "a Collector member",
  patron: "a Patron",
} as const satisfies Record<ViewAs, string>;

/** Why a change is refused while an admin views the site as somebody else. */
export const viewingMessage = (as: ViewAs): string =>
  `You are viewing the site as ${viewAsLabels[as]}, so nothing can be changed. Press Stop to go back to your own view.`;
