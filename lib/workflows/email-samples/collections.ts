import { newDropDraft, numberFreeDraft } from "@/lib/collections/emails";
import type { collectionJobs } from "@/lib/collections/jobs";
import type { EmailSamples } from "@/lib/workflows/email-samples/sample";

const drop = {
  name: "Golden Voice",
  slug: "golden-voice",
  image: { url: "/images/products/golden-voice-1-960.jpg", alt: "A gramophone horn of gilded clay" },
  unsubscribeToken: "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
};

export const collectionSamples: EmailSamples<Omit<typeof collectionJobs, "numbersFreed">> = {
  newDrop: [
    newDropDraft({ ...drop, followed: "the series Vases of office", opensAt: null, drawUntil: null }),
    newDropDraft({
      ...drop,
      followed: "Shehu Shagari",
      opensAt: new Date("2026-12-05T11:00:00.000Z"),
      drawUntil: null,
    }),
    newDropDraft({
      ...drop,
      followed: "Shehu Shagari",
      opensAt: null,
      drawUntil: new Date("2026-12-05T11:00:00.000Z"),
    }),
  ],
  numberFree: [numberFreeDraft({ ...drop, number: 7 })],
};
