import { throwAppError } from "@/lib/core/errors";
import { type Language, languageCodes } from "@/lib/core/languages";
import { db, type Tx } from "@/lib/db/client";
import { leadersIn, readLeader, toPublicLeader } from "@/lib/exhibitions/leader-mappers";
import { excerptLength } from "@/lib/exhibitions/rules";
import type { AdminTourStop } from "./contracts";
import { readTourStop } from "./queries";
import { textOf, toSpeech } from "./rules";

/** The id of a stop in a language, also before the first edit. */
export const tourStopId = (leaderId: string, language: Language): string => `${leaderId}_${language}`;

/** The inverse of `tourStopId`; null for another id. */
export function parseTourStopId(id: string): { id: string; language: Language } | null {
  const at = id.lastIndexOf("_");
  const language = languageCodes.find((code) => code === id.slice(at + 1));
  return language ? { id: id.slice(0, at), language } : null;
}

/** A leader's stop in a language. Null for an unknown id, and for a leader without texts. */
export async function getAdminTourStop(
  leaderId: string,
  language: Language,
  tx: Tx = db,
): Promise<AdminTourStop | null> {
  const { include } = leadersIn(language);
  const row = await tx.leader.findFirst({
    where: { id: leaderId, exhibition: { deletedAt: null } },
    include: { ...include, tourStops: { where: { language } } },
  });
  const read = row && readLeader(row, language);
  if (!row || !read) return null;
  const [own] = row.tourStops;
  const byDefault = toSpeech(toPublicLeader(read, excerptLength.public), { text: "", recording: null });
  return {
    _id: tourStopId(leaderId, language),
    leaderId,
    slug: row.slug,
    name: row.name,
    language,
    version: own?.version ?? 1,
    fields: readTourStop(own),
    defaultText: textOf(byDefault.paragraphs),
  };
}

export const requireAdminTourStop = async (leaderId: string, language: Language): Promise<AdminTourStop> =>
  (await getAdminTourStop(leaderId, language)) ?? throwAppError("not_found", "There is no such leader.");
