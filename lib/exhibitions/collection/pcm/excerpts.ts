import type { Translation } from "@/lib/exhibitions/collection/translation";

/** The beginnings of the chapters that are not translated yet, by the leader's slug. */
export const excerpts: Readonly<Record<string, Translation>> = {
  "elizabeth-ii": {
    chapterTitle: "By Ordinary Post",
    excerpt: `Object: one head of state, with gum for back. Place: top right-hand corner of one independent country, from 1960.

The report wey our conservator write for this work get nine lines, and the first eight na about gum. The design correct. The crown sit down well. The oval wey suppose carry face dey empty, and she write am down as original, no be damage: for the three years wey concern us, the person wey dem dey represent no ever dey the place wey dem dey represent. She dey another country, where she be Queen too, and Queen of several others join, and the post, most times, dey reach.`,
  },
  "nnamdi-azikiwe": {
    chapterTitle: "Front Page, Top",
    excerpt: `Pass twenty years, e dey tell Governors-General wetin dem suppose do. Then dem make am one, and e come see say dem no fit do am.

The press for the picture sabi how that one dey feel. E fit print any sentence, sharp sharp, for paper wey wide like veranda, and nobody ever allow am choose one. Na another person dey set the type. Rollers just dey agree, but when dem agree, na with their full weight. Dem enter from left, like band for fine cloth; the front page climb the first, pass under the second, and fall for ground the way agbada dey fall, headline for knee.`,
  },
  "abubakar-tafawa-balewa": {
    chapterTitle: "The Voice Before the Speech",
    excerpt: `Dem give the country microphone before dem give am grammar. The thing na gold, because the occasion na gold. Dem test am.

The man wey test am that morning say one, two, and then, as the day heavy for am, three. The crowd don dey waka since four. Every cap for the federation dey there, and under each cap one man dey with im own version of wetin dem go talk. When the voice come, manners full am so tey people no first notice say e don complain about the delay. E call the day wonderful. As e still dey bow, e add say dem don let other people pass for road.`,
  },
  "murtala-mohammed": {
    chapterTitle: "Circular No. 200",
    excerpt: `Circular to all staff. This chapter start work from im first line. If you just dey plan to begin, you don late.

1. Among everything wey government take dey work, rubber stamp na the smallest. E soft pass seal, e cheap pass pen, and any stationer for Broad Street go cut one for you before lunch. E no fit argue. E no fit add. Wetin e get na speed. Between 29 July 1975 and 13 February 1976, nothing for West Africa fast reach am.

2. Na for evening people dey hear am, inside news. Dem retire permanent secretaries, and judges, professors, ambassadors, police: pass ten thousand.`,
  },
  "olusegun-obasanjo-1976": {
    chapterTitle: "Wetin the Yam Hear",
    excerpt: `Na May dem tell yam. That time e don already dey under ground dey do im work, no slogan, since rain start.

For up, Operation don land. Operation Feed the Nation get poster, e get song, e get symbol, and everybody dey inside. School go farm. Barracks go farm. Ministry turn flower-bed to farm, and people tell story of one bank wey plough im own forecourt. For long vacation dem pay students make dem go village go show farmers how to farm. Wetin the farmers talk no clear for the tape: the noise be like people wey dey use sleeve cover laugh.`,
  },
  "shehu-shagari": {
    chapterTitle: "Ship Wey Low for Water",
    excerpt: `The ship move on the first of October 1979, inside rain, all the flags dey outside, twelve and two-thirds states dey on board.

The fraction follow law. Nineteen states dey, and to win, man need quarter of the votes for two-thirds of dem. Lawyer don argue say two-thirds of nineteen no be thirteen; Supreme Court see plenty sense inside; and five days before the ship move, the last third of Kano still stand for wharf with im box. Since that day no ship don carry load wey dem measure reach like that. The other candidate sabi count; e sit down dey look as ship dey go.`,
  },
  "abdulsalami-abubakar": {
    chapterTitle: "The Place Where Baton Dey Change Hand",
    excerpt: `Two sleeves, one baton. For once inside this whole gallery, the thing dey leave the hand wey hold am.

Coaches go tell you say na the exchange zone dem dey take lose relay: twenty metres where two people must hold one thing the same time. One still dey run. The other one must start, and e no go look back. Between when arm go up and when hand close, one small moment dey when nobody own the baton, and na that moment the printer pick. Most of the paper dey bare. Nothing else for the collection quiet reach am; the attendants dey chop their lunch near there.`,
  },
  "olusegun-obasanjo-1999": {
    chapterTitle: "Dear Mr President",
    excerpt: `Dear Visitor, this label suppose short. But the work don pass am for road, because dem still dey write am. So I must number my points, the way dem dey do am that time. One: the letter start inside the cap. E come down for collar, down the front of the agbada, commot for the hem, pass under the border wey dem print to hold am, and continue for margin. We shift the wall label go left. The letter follow am. Now na where the label dey before e stand, and if we go talk true, e dey explain pass the label.`,
  },
  "umaru-musa-yaradua": {
    chapterTitle: "E Just Step Out",
    excerpt: `Jacket dey for chair. Light dey on for passage. Everybody don agree say e just step out.

The chair plain. The man sef plain: chemistry teacher, then eight years as governor of Katsina; money, e dey hold am well; talk, e no dey rush am. In 2007 e stand up talk say the election wey put am there get shortcomings. Other people don tell presidents that one before. None ever talk am by imself, for microphone, that same day, with band dey wait. E say e go be servant leader. The staff turn look round, whether person dey wey go explain am give dem.`,
  },
  "goodluck-jonathan": {
    chapterTitle: "From Under-Leg Go Up",
    excerpt: `Start from the bottom of the paper, the way e start: two bare feet, water still dey dem, for the edge of creek. Now raise your head. The road far.

For the top na fedora. E black, e fine, and e enter Abuja in 2007 for the head of one vice-president wey nobody think say dem suppose fear. Between the hat and the feet, the printer put only green water and one small wave. People dey ask where the rest of the man dey. That time too, na the question be that.`,
  },
  "muhammadu-buhari-2015": {
    chapterTitle: "Why Tortoise Shell Crack",
    excerpt: `For the stories, tortoise must reach. Wetin the stories no dey talk na how long the others don dey wait.

Every Nigerian pikin sabi am, as Ìjàpá, as Mbe or as Kunkuru, and sabi say e small, e no get hair, and e no dey ever hurry. This one dey road, dey go somewhere wey no dey inside the paper. Dem tie generator for im shell. Dem say make we talk am clear: the tortoise no be the president. The tortoise na the eight years, and the load wey e carry na the load wey everybody carry inside dem.`,
  },
  "bola-tinubu": {
    chapterTitle: "The Figure Wey No Gree Close",
    excerpt: `For the whole collection, na only this work never finish. We hang am now because the nail don already dey wall.

We dey look cap from up. All the others for the gallery, you dey see dem from front, the way crowd dey see; this one na how drone dey see am, or God. Across the top one sign dey run wey everybody wey don pass billboard sabi. The man wey wear am don explain am give newspaper: na shackle wey break, and e mean freedom. The public go primary school, so dem don already read am as eight. The two dey inside the print, and wetin concern us na how far one dey from the other.`,
  },
};
