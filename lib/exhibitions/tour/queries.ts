import { type Language, originalLanguage } from "@/lib/core/languages";
import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { leadersIn, readLeader, toPublicLeader } from "@/lib/exhibitions/leader-mappers";
import { getExhibition } from "@/lib/exhibitions/queries";
import { excerptLength, HEADS_OF_STATE } from "@/lib/exhibitions/rules";
import { type TourStop, type TourStopContent, tourStopContent } from "./contracts";
import { pictureBytes, tourPicture } from "./picture-sizes";
import { toSpeech } from "./rules";

const nothingEdited: TourStopContent = { text: "", recording: null };

/** What an admin has stored of a stop. What does not match the contract is ignored. */
export function readTourStop(row: { id: string; text: string; recording: unknown } | undefined): TourStopContent {
  if (!row) return nothingEdited;
  const parsed = tourStopContent.safeParse({ text: row.text, recording: row.recording });
  if (!parsed.success)
    log().error({ id: row.id, issues: parsed.error.issues }, "a tour stop does not match the schema");
  return parsed.success ? parsed.data : nothingEdited;
}

/** The stops in the order of the timeline. Only what is public is spoken: the wall label and the excerpt, or the text written for the tour. */
export async function listTourStops(language: Language = originalLanguage): Promise<TourStop[]> {
  const leaders = leadersIn(language);
  const rows = await db.leader.findMany({
    ...leaders,
    include: { ...leaders.include, tourStops: { where: { language } } },
  });
  const stops = rows.map(async (row) => {
    const read = readLeader(row, language);
    if (!read) return [];
    const leader = toPublicLeader(read, excerptLength.public);
    const { slug, name, title, term, alt } = leader;
    const portrait = tourPicture(leader.portrait);
    const { paragraphs, recording } = toSpeech(leader, readTourStop(row.tourStops[0]));
    const file = recording && { url: recording.url, bytes: recording.bytes, seconds: recording.seconds };
    const bytes = await pictureBytes(portrait.src);
    return [{ slug, name, title, term, alt, portrait, pictureBytes: bytes, paragraphs, recording: file }];
  });
  return (await Promise.all(stops)).flat();
}

/** What the page of the tour shows in one language; null while the exhibition is not public. */
export async function getTourPage(language: Language) {
  const [exhibition, stops] = await Promise.all([getExhibition(HEADS_OF_STATE), listTourStops(language)]);
  return exhibition && { exhibition: exhibition.title, stops };
}
