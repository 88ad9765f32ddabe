import type { Translation } from "@/lib/exhibitions/collection/translation";

export const muhammaduBuhari1983 = {
  chapterTitle: "The Road Wey Short Pass",
  workTitle: "Queue With Ruler",
  object: "Queue wey dem take ruler draw (War Against Indiscipline)",
  medium: "Cut paper and screen print; na code draw am; three ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "One man join queue for March; na August of the next year e reach the front. Dem ask am wetin e want. E say e don forget, but in im whole life nobody ever arrange am fine like that.",
  narrative: `Straight line na the road wey short pass between two points. The line no tell you say anything dey the second one.

March 1984, Federal Military Government carry ruler say e wan draw one. Dem launch War Against Indiscipline for National Theatre, every governor dey there, and the first thing wey dem set eye on na queue. Queue appear for bus stop, for bank, for post office, for the counter of shop wey market don finish inside. Soldiers keep am straight. Dem come with koboko, and koboko sef straight, except the time wey dem dey use am. People like the line well well; most of dem dey look am from the side.

Definition. Queue na plenty people wey each one believe the back of the person for front. Before that month, the arrangement wey everybody sabi na another one: everybody dey for front.

Axiom. Wetin spoil this country na say people no gree stand for line. Axiom no need proof, and nobody give this one any. The war come get five phases for the end, because after queue dem bring hard work, love of country, clean hand for money matter, and make everybody sweep im street. Each one get sense; nobody fit argue am. Civil servant wey show face for nine, five past nine e dey do frog-jump for the yard. Frog-jump na curve, and the museum never see how ruler go take draw am.

Construction. Carry ruler. E get two edges: one na to draw, the other one, ask any schoolboy. Decree No. 2 of 1984 allow dem to lock person up because the Chief of Staff feel say e good. Decree No. 4 face anything for paper wey be lie, and also anything for paper wey go make people laugh public officer, so between the two of dem nothing much remain for Sunday paper. For July dem jail two reporters one year under am. Wetin dem print na list: who go be ambassador for where. One general wey im name dey the list come write later say the list correct.

Corollary. You fit extend line for any side. Dem extend this one go back: April 1985, dem shoot three men for offence wey no carry death the day dem commit am. For that place on the ruler the artist leave space for three strokes, and e no draw any. Dem extend am go abroad too. On 5 July 1984, for one airport for Essex, dem open two crates wey dem address to Lagos. Inside one dem see one former minister, unconscious, and one man with syringes dey im side. Government say im hand no dey inside. One thing everybody agree: the crates get four correct corners.

Scholium. Make we no cheat the line. People of a certain age go use hand show you how person take enter bus for those months: one leg, then the other leg, old people before young people, and nobody shirt tear. The voice wey dem take talk am, other countries dey keep am for opera house wey dem don lose. And na true. People enter bus. Milk dey to queue for; soap dey, sugar dey, rice dey, and for April, new money to change for old one. No government before am arrange people fine like that, and none get small like that to give dem when dem reach front.

Count the strokes. Dem suppose be forty, and thirty-nine dey where dem put dem. One don step out, about the width of one person, small above the rest. Nothing don do am yet. Visitors wey never reach forty dey go near that one, dey look am tey. Visitors wey don pass sixty dey look the long edge, the thirty-nine, and dem go just sigh.

The proof no reach end. On 27 August 1985, the person wey dey stand directly for back of the man for front overtake am. E happen quiet, early morning, no ruler. Dem keep am inside for three years. In 2003 e comot, join the line again from back. Three times e stand there, nothing. In 2015 e reach the counter. Go see room seventeen.`,
  highlights: [
    "Army overthrow Shehu Shagari; Buhari become head of state.",
    "Dem launch the War Against Indiscipline for Lagos.",
    "Dem jail two journalists of The Guardian under Decree No. 4.",
    "Dem see one former minister inside crate for Stansted airport for England.",
    "Ibrahim Babangida overthrow am.",
  ],
  record: [
    "The armed forces suspend parts of the 1979 Constitution and remove the civilian government; Major-General Buhari become head of state.",
    "Brigadier Tunde Idiagbon, Chief of Staff, Supreme Headquarters, launch the campaign wey become War Against Indiscipline, for the National Theatre, Lagos.",
    "Decree No. 2, State Security (Detention of Persons), allow detention without trial.",
    "Decree No. 4, Public Officers (Protection Against False Accusation), punish reports wey dem say na lie, or wey ridicule officials.",
    "Dem change the old currency notes for new ones while the borders dey closed.",
    "One magazine report from Kano how people see the war: lateness, littering and rushing bus dey among the things wey e dey target.",
    "Tunde Thompson and Nduka Irabor of The Guardian, Lagos, collect one year prison under Decree No. 4.",
    "Umaru Dikko, Minister of Transport until 1983, dem abduct am for London and find am unconscious inside crate for Stansted. The Nigerian High Commissioner deny say im government get hand inside.",
    "Britain tell two members of the High Commission make dem leave, and Nigeria call the High Commissioner back for consultations.",
    "Dem execute three men wey dem convict of drug offences under decree wey reach back go the time before dem make am.",
    "Dem expel almost 800,000 immigrants; about half of dem na Ghanaians.",
    "Ibrahim Babangida, the Chief of Army Staff, take power; dem detain Buhari.",
    "Muhammadu Buhari, President from 2015 to 2023, die for London; e be 82.",
  ],
} satisfies Translation;
