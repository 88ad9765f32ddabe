import { elizabethII } from "@/lib/exhibitions/collection/01-elizabeth-ii";
import { nnamdiAzikiwe } from "@/lib/exhibitions/collection/02-azikiwe";
import { abubakarTafawaBalewa } from "@/lib/exhibitions/collection/03-balewa";
import { johnsonAguiyiIronsi } from "@/lib/exhibitions/collection/04-aguiyi-ironsi";
import { yakubuGowon } from "@/lib/exhibitions/collection/05-gowon";
import { murtalaMohammed } from "@/lib/exhibitions/collection/06-murtala-mohammed";
import { olusegunObasanjo1976 } from "@/lib/exhibitions/collection/07-obasanjo-1976";
import { shehuShagari } from "@/lib/exhibitions/collection/08-shagari";
import { muhammaduBuhari1983 } from "@/lib/exhibitions/collection/09-buhari-1983";
import { ibrahimBabangida } from "@/lib/exhibitions/collection/10-babangida";
import { ernestShonekan } from "@/lib/exhibitions/collection/11-shonekan";
import { saniAbacha } from "@/lib/exhibitions/collection/12-abacha";
import { abdulsalamiAbubakar } from "@/lib/exhibitions/collection/13-abubakar";
import { olusegunObasanjo1999 } from "@/lib/exhibitions/collection/14-obasanjo-1999";
import { umaruMusaYarAdua } from "@/lib/exhibitions/collection/15-yaradua";
import { goodluckJonathan } from "@/lib/exhibitions/collection/16-jonathan";
import { muhammaduBuhari2015 } from "@/lib/exhibitions/collection/17-buhari-2015";
import { bolaTinubu } from "@/lib/exhibitions/collection/18-tinubu";
import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";

/** The eighteen, in the order of the timeline. */
export const leaders: readonly LeaderText[] = [
  elizabethII,
  nnamdiAzikiwe,
  abubakarTafawaBalewa,
  johnsonAguiyiIronsi,
  yakubuGowon,
  murtalaMohammed,
  olusegunObasanjo1976,
  shehuShagari,
  muhammaduBuhari1983,
  ibrahimBabangida,
  ernestShonekan,
  saniAbacha,
  abdulsalamiAbubakar,
  olusegunObasanjo1999,
  umaruMusaYarAdua,
  goodluckJonathan,
  muhammaduBuhari2015,
  bolaTinubu,
];
