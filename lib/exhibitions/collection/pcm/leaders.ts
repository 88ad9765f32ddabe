import { johnsonAguiyiIronsi } from "@/lib/exhibitions/collection/pcm/04-aguiyi-ironsi";
import { yakubuGowon } from "@/lib/exhibitions/collection/pcm/05-gowon";
import { muhammaduBuhari1983 } from "@/lib/exhibitions/collection/pcm/09-buhari-1983";
import { ibrahimBabangida } from "@/lib/exhibitions/collection/pcm/10-babangida";
import { ernestShonekan } from "@/lib/exhibitions/collection/pcm/11-shonekan";
import { saniAbacha } from "@/lib/exhibitions/collection/pcm/12-abacha";
import { excerpts } from "@/lib/exhibitions/collection/pcm/excerpts";
import type { Translation } from "@/lib/exhibitions/collection/translation";

/** The texts in Nigerian Pidgin by the leader's slug. No native speaker has read them yet. */
export const pcm: Readonly<Record<string, Translation>> = {
  ...excerpts,
  "johnson-aguiyi-ironsi": johnsonAguiyiIronsi,
  "yakubu-gowon": yakubuGowon,
  "muhammadu-buhari-1983": muhammaduBuhari1983,
  "ibrahim-babangida": ibrahimBabangida,
  "ernest-shonekan": ernestShonekan,
  "sani-abacha": saniAbacha,
};
