import { digestDraft } from "@/lib/digest/emails";
import type { digestJobs } from "@/lib/digest/jobs";
import type { EmailSamples } from "@/lib/workflows/email-samples/sample";

const unsubscribeToken = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
const nothing = {
  works: { total: 0, items: [] },
  drops: { total: 0, items: [] },
  upcoming: [],
  events: [],
  replies: 0,
};

export const digestSamples: EmailSamples<typeof digestJobs> = {
  month: [
    digestDraft({
      month: "2026-11",
      unsubscribeToken,
      content: {
        works: {
          total: 7,
          items: [
            { title: "The Cap with Two Chains", exhibition: "Heads of State", slug: "heads-of-state" },
            { title: "An Hourglass of Eighty-Odd Grains", exhibition: "Heads of State", slug: "heads-of-state" },
          ],
        },
        drops: {
          total: 1,
          items: [
            {
              name: "Golden Voice",
              slug: "golden-voice",
              priceKobo: 34_500_000,
              image: { url: "/images/products/golden-voice-1-960.jpg", alt: "A gramophone horn of gilded clay" },
            },
          ],
        },
        upcoming: [
          { name: "Handover Amphora", slug: "handover-amphora", opensAt: new Date("2026-12-05T11:00:00.000Z") },
        ],
        events: [
          {
            id: "evt_1",
            title: "Eighteen voices, read aloud",
            startsAt: new Date("2026-12-11T18:00:00.000Z"),
            place: "The museum, Lagos",
          },
        ],
        replies: 2,
      },
    }),
    digestDraft({ month: "2026-02", unsubscribeToken, content: { ...nothing, replies: 1 } }),
  ],
};
