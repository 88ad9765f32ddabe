import * as z from "zod/mini";
import { languageCodes } from "@/lib/core/languages";
import type { PublicLeader } from "@/lib/exhibitions/contracts";

/** Some six minutes of speech. */
const MAX_SPEECH_LENGTH = 6_000;

const speechText = z
  .string()
  .check(z.trim(), z.maxLength(MAX_SPEECH_LENGTH, { error: `At most ${MAX_SPEECH_LENGTH} characters` }));

/** A voice file, with the text that it says: it is played only while the stop still says that. */
export const tourRecording = z.object({
  url: z.string().check(z.regex(/^\/api\/sounds\/snd-[0-9a-z]{20}\.(mp3|m4a|ogg|wav)$/)),
  bytes: z.int().check(z.gt(0)),
  seconds: z.number().check(z.gt(0)),
  text: speechText,
});
export type TourRecording = z.infer<typeof tourRecording>;

/** What an admin edits of a stop in one language. An empty text stands for the wall label and the public excerpt. */
export const tourStopContent = z.object({ text: speechText, recording: z.nullable(tourRecording) });
export type TourStopContent = z.infer<typeof tourStopContent>;

export const tourStopParams = z.object({
  id: z.string().check(z.regex(/^\w{1,80}$/)),
  language: z.enum(languageCodes),
});
const version = z.int();
/** PUT /admin/leaders/{id}/tour/{language}. */
export const tourStopChange = z.object({ fields: tourStopContent, version });
export type TourStopChange = z.infer<typeof tourStopChange>;

/** A stop in the admin area; `defaultText` is what is spoken while the text is empty. */
export const adminTourStop = z.object({
  /** What its versions refer to. */
  _id: z.string(),
  leaderId: z.string(),
  slug: z.string(),
  name: z.string(),
  language: z.enum(languageCodes),
  version,
  fields: tourStopContent,
  defaultText: z.string(),
});
export type AdminTourStop = z.infer<typeof adminTourStop>;
export const adminTourStopReply = z.object({ stop: adminTourStop });

/** A paragraph that is spoken; `lang` where it is not in the language of the page. */
export type SpeechParagraph = { text: string; lang?: string | undefined };

/** A stop of the audio tour: what is public of a leader, what is spoken, and its recording; without one, a device's voice speaks. */
export type TourStop = Pick<PublicLeader, "slug" | "name" | "title" | "term" | "portrait" | "alt"> & {
  /** The size of the picture that the tour shows; null when it is not known. */
  pictureBytes: number | null;
  paragraphs: SpeechParagraph[];
  recording: Omit<TourRecording, "text"> | null;
};
