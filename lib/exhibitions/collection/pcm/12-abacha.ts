import type { Translation } from "@/lib/exhibitions/collection/translation";

export const saniAbacha = {
  chapterTitle: "Wetin the Goggle See",
  workTitle: "Dark Goggle",
  object: "One dark goggle wey vault dey show inside",
  medium: "Cut paper and screen print; na code draw am; three ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "Dem carry the goggle go eye doctor, say everything dey dark. Doctor show am the chart. E read the line for top, e read the one for middle, e read the small small one for bottom. Then e read the doctor bank book, wey dey inside pocket.",
  narrative: `Dem make this goggle so that nobody go know where e dey look. All that time, na the vault e dey look.

E dey inside most of the photographs, inside house, and for night sef. Dark goggle get two work: e dey stop light make e no reach eye, and e dey stop eye make e no reach other people. For four and half years, na the second work carry the state. Minister wey no sabi which side dem dey look am from no dey move. Read the glass from left to right, the way person dey read bank statement. For left, the vault dey shut. For right e dey open, and wetin remain for the shelf no plenty.

E no dey too talk. Wetin dey on tape small, and the long one small pass; for person wey dey write yabis na loss, but for the man wey dey rule, na method. Nigerians don see soldiers wey dey explain, and one wey dey explain am sweet. Now dem get one wey no explain, so dem learn to study frame.

The paper work dey in order. In 1994, the decrees wey close three newspaper houses carry number 6, 7 and 8: the Concord, the Punch, The Guardian. No be every government dey file people wey dey abuse am by serial number. Decree No. 12 of that same year say no court fit ask question about decree, and na so the law sef wear goggle. Dem fit hold person, no charge, and the judge go get am for correct paper say e no see anything.

Five things dey inside these years wey the museum no go draw. The gallows for Port Harcourt on 10 November 1995; the street for Lagos where dem shoot Kudirat Abiola inside her car on 4 June 1996; the cell where Shehu Musa Yar’Adua die; the room where dem keep Moshood Abiola four years because e win election; and the border for night, with one professor for back of motorcycle. Dem dey inside the record, with their dates. For there, we no put any object for the place of any face.

For the rest, transition dey. For this country, transition no dey scarce. Dem publish timetable, with decree say make nobody talk bad about am, and dem register five parties after inspection. April 1998, the five go think, each one for im own corner, and all of dem discover say na one candidate dem get, and say the candidate don already dey live inside the house. The ink wey printers save no be small. Two-million-man march hold for Abuja to beg am make e accept; the number dey inside the name of the march, so nobody need count.

E never answer when e die, early morning for one Monday, the 8th of June. Dem bury am for Kano that same day. Government say na heart. Since that time, any how the country tell that night, fruit must dey inside; pass one time, different different sellers don offer the museum the fruit. For any of am, document no dey.

After that, the vault turn wetin other people dey see inside their own glass. Switzerland find some, send back pass seven hundred million dollars. Dem find am for Liechtenstein, for Luxembourg, for Jersey, for London; American prosecutors make court declare say pass four hundred and eighty million don forfeit for one case in 2014. E dey come house small small, under one president after another, and ministers dey go airport go meet am like delegation. Dem don use am build road, and part of one bridge wey cross River Niger. No other head of state for this collection dey contribute to public works steady like this, and none don travel tey reach am.

The gold block under the right glass don dey fall since 1998. Dem don send auditors go the place where e suppose land. The paper round am no dey shine, and dem mix the ink make e no shine, because the printer insist: visitor wey bring face near suppose see everything inside that goggle, except visitor.`,
  highlights: [
    "E take over from the Interim National Government; the next day dem dissolve every body wey people elect.",
    "Dem arrest Moshood Abiola after e declare imself president; e no leave custody alive.",
    "Dem hang Ken Saro-Wiwa and eight other Ogoni men; the Commonwealth suspend Nigeria.",
    "All the five parties wey dem register adopt am as their candidate for president.",
    "E die for Abuja. The search for the money start.",
  ],
  record: [
    "General Abacha, Secretary of Defence, take over as Head of State; im address dissolve the interim government, the legislatures and the parties.",
    "The Constitution (Suspension and Modification) Decree give the new government im legal form.",
    "Moshood Abiola declare imself president for Lagos, and dem arrest am.",
    "Decrees Nos. 6, 7 and 8 proscribe the Concord, Punch and Guardian newspapers; later the African Commission find say the Charter don suffer violation.",
    "One decree stop courts make dem no ask whether any decree valid.",
    "Dem execute Ken Saro-Wiwa and eight others for Port Harcourt after one special tribunal try dem; the General Assembly condemn the executions.",
    "The Commonwealth suspend Nigeria membership while im heads of government dey meet for New Zealand.",
    "Dem shoot Kudirat Abiola, wife of Moshood Abiola, kill am for Lagos.",
    "Dem create six new states; now e be thirty-six.",
    "Shehu Musa Yar’Adua, former Chief of Staff, Supreme Headquarters, die for prison.",
    "All the five parties wey dem register adopt Abacha as presidential candidate.",
    "Abacha die for Abuja.",
    "United States announce say pass 480 million dollars, proceeds of corruption of the Abacha years, don forfeit.",
    "311.7 million dollars wey dey Jersey come back to Nigeria under agreement of three governments, for three road and bridge projects.",
  ],
} satisfies Translation;
