import { elizabethII } from "@/lib/exhibitions/collection/pcm/01-elizabeth-ii";
import { nnamdiAzikiwe } from "@/lib/exhibitions/collection/pcm/02-azikiwe";
import { abubakarTafawaBalewa } from "@/lib/exhibitions/collection/pcm/03-balewa";
import { johnsonAguiyiIronsi } from "@/lib/exhibitions/collection/pcm/04-aguiyi-ironsi";
import { yakubuGowon } from "@/lib/exhibitions/collection/pcm/05-gowon";
import { murtalaMohammed } from "@/lib/exhibitions/collection/pcm/06-murtala-mohammed";
import { olusegunObasanjo1976 } from "@/lib/exhibitions/collection/pcm/07-obasanjo-1976";
import { shehuShagari } from "@/lib/exhibitions/collection/pcm/08-shagari";
import { muhammaduBuhari1983 } from "@/lib/exhibitions/collection/pcm/09-buhari-1983";
import { ibrahimBabangida } from "@/lib/exhibitions/collection/pcm/10-babangida";
import { ernestShonekan } from "@/lib/exhibitions/collection/pcm/11-shonekan";
import { saniAbacha } from "@/lib/exhibitions/collection/pcm/12-abacha";
import { abdulsalamiAbubakar } from "@/lib/exhibitions/collection/pcm/13-abubakar";
import { olusegunObasanjo1999 } from "@/lib/exhibitions/collection/pcm/14-obasanjo-1999";
import { umaruMusaYarAdua } from "@/lib/exhibitions/collection/pcm/15-yaradua";
import { goodluckJonathan } from "@/lib/exhibitions/collection/pcm/16-jonathan";
import { muhammaduBuhari2015 } from "@/lib/exhibitions/collection/pcm/17-buhari-2015";
import { bolaTinubu } from "@/lib/exhibitions/collection/pcm/18-tinubu";
import type { Translation } from "@/lib/exhibitions/collection/translation";

/** The texts in Nigerian Pidgin by the leader's slug. No native speaker has read them yet. */
export const pcm: Readonly<Record<string, Translation>> = {
  "elizabeth-ii": elizabethII,
  "nnamdi-azikiwe": nnamdiAzikiwe,
  "abubakar-tafawa-balewa": abubakarTafawaBalewa,
  "johnson-aguiyi-ironsi": johnsonAguiyiIronsi,
  "yakubu-gowon": yakubuGowon,
  "murtala-mohammed": murtalaMohammed,
  "olusegun-obasanjo-1976": olusegunObasanjo1976,
  "shehu-shagari": shehuShagari,
  "muhammadu-buhari-1983": muhammaduBuhari1983,
  "ibrahim-babangida": ibrahimBabangida,
  "ernest-shonekan": ernestShonekan,
  "sani-abacha": saniAbacha,
  "abdulsalami-abubakar": abdulsalamiAbubakar,
  "olusegun-obasanjo-1999": olusegunObasanjo1999,
  "umaru-musa-yaradua": umaruMusaYarAdua,
  "goodluck-jonathan": goodluckJonathan,
  "muhammadu-buhari-2015": muhammaduBuhari2015,
  "bola-tinubu": bolaTinubu,
};
