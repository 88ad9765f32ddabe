import type { Translation } from "@/lib/exhibitions/collection/translation";

export const johnsonAguiyiIronsi = {
  chapterTitle: "Wetin the Stick Dey Point",
  workTitle: "The Stick and the Crocodile",
  object: "Officer stick wey carry stuffed crocodile for head",
  medium: "Cut paper and screen print; na code draw am; four ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "For the store ledger, dem write am under S, for stick. The day wey dem scrap the regions, one clerk carry am go C, for crocodile. When the regions come back, oga say make e put everything the way e dey before. The clerk write back: out of the two, which one make I give out?",
  narrative: `E no get rank, e no dey chop ration, e no salute anybody one day. But for one hundred and ninety-four days, na im dey waka for front.

The stick sef na ordinary officer stick. The crocodile small; dem stuff am, fix am for the top. Aguiyi, the General name, mean crocodile for Igbo, so if you wan be strict, the thing na just name-plate. But who get time to dey strict? People don hear say e follow go Congo. People don hear say bullet wey see am dey change mind for road. The General aide-de-camp say na stick. Fifty years, dem still dey ask am the same question.

Stick work na to point. For army stick no get any other work, apart from to dey under armpit when nothing dey to point at. For Léopoldville, where the General dey command the whole United Nations force, the thing work well well. You point lorry, lorry move.

January 1966, five majors point gun at government. Government end, but the majors no collect am. Wetin remain of the Cabinet sit down; the Acting President enter radio; and with small grammar, the country land for the hand of the man with the stick. Four regions dey wait make somebody talk wetin dem go do. Two out of the four don lose their Premier that night. The young officers wey do am dey inside custody; nobody try dem, nobody free dem. On top this matter, the crocodile open mouth wide, e no talk anything.

Na season of pointing be that, and on 24 May the stick point the map. Dem read Decree No. 34 for one broadcast. Regions don finish. The country no be “what has been described as a federation” again; na the General get that grammar, and historians like am, because e be like person wey dey talk about another man house. Five civil service turn one civil service. Dem dey expect make map behave like lorry.

Five days later, riot burst for the cities of the north, and dem kill people inside. Government come dey explain say people no understand the decree. Every army get this rule: order wey you need explain don turn speech. Still, the General carry imself go explain am, capital by capital; e dey tour the regions go tell dem say regions no dey.

Na Ibadan e reach. On 28 July e talk to the traditional rulers. Before day break, soldiers don surround the house. Dem lead am comot with Adekunle Fajuyi, the man wey host am, and nobody see the two of dem alive again. The officer wey arrest am don tell the story pass one time. E remember say one soldier no gree move until dem collect that stick, because the soldier fear say the General fit disappear. Look that soldier well. That night e don break with im command, im oath and the whole state, and body no shake am for any. Na toy e dey fear.

The museum don look the bullet matter. Dried crocodile of this size thick like hymn book; e no fit stop anything. Wetin e stop, for some years, na people wey for come near, and dem do the rest for demself. Na so all regalia dey work. Crown na just cap wey nobody don ask question about.

Now look the seam. The artist draw the animal too big for the stick, the same way the stories big, and the thread don dey loose; every day small straw dey fall. Friday Friday, dem dey sweep am. Before September start well, another officer don put the federation back with im own decree, No. 9, and the ink na the same kind ink. The stick sef, plenty people sabi where e go, everybody dey sure, and no two mouth agree. We keep case for am: brass hook, correct light. The card inside say: dem carry am comot, e go soon come back.`,
  highlights: [
    "E command the United Nations force for Congo until the force leave.",
    "E take over government after the first coup.",
    "Decree No. 34 scrap the regions.",
    "Soldiers wey mutiny seize am for Ibadan with im host, Adekunle Fajuyi, and kill am.",
  ],
  record: [
    "Na im be the last Force Commander of the United Nations Operation in the Congo.",
    "E become the first Nigerian to command the Nigerian Army.",
    "The ministers wey remain hand government over to the armed forces; e become the head.",
    "Decree No. 1 suspend parts of the Constitution, scrap Parliament and the regional legislatures, and set up Supreme Military Council.",
    "E broadcast the Constitution (Suspension and Modification) (No. 5) Decree, No. 34 of 1966: the regions don finish.",
    "Decree No. 33 dissolve 81 political associations and 26 tribal and cultural ones.",
    "Riots start for cities of the north; dem kill plenty people.",
    "Dem seize am for Government House, Ibadan, with Lieutenant-Colonel Adekunle Fajuyi, Governor of the West; dem kill the two of dem.",
    "The officer wey arrest am say one soldier insist make dem first collect the stick from am.",
    "The man wey take over from am repeal Decree No. 34 with Decree No. 9.",
  ],
} satisfies Translation;
