import type { Translation } from "@/lib/exhibitions/collection/translation";

export const yakubuGowon = {
  chapterTitle: "Tailor Promise",
  workTitle: "Map Wey Dem Dey Sew",
  object: "Map wey dem dey sew join",
  medium: "Cut paper and screen print; na code draw am; four ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "Needle get only one eye, and the eye dey the wrong end, so e dey see well well where e don pass. Dem ask this one when the work go ready. E call one year, look back the thread, and e no call another one again.",
  narrative: `Tailor wey you give torn cloth make e sew one coat, first thing e go ask na: who tear am? This officer, dem just tell am: sew.

E be thirty-one, e never marry, and no be this matter bring am. The shop don lose two owners inside seven months. For im first broadcast, on 1 August 1966, e spread the cloth for public, look am, and e talk say the cloth fit no hold. Tailors dey tell every customer like that, make blame no reach dem. Wetin people never hear before na tailor wey tell the coat.

Cloth wey no gree close, you go cut am smaller. On 27 May 1967, with Decree No. 14, four regions turn twelve states. Tailor try. Twelve pieces easy to match pass four, because none of dem wide reach to be coat alone. Three days later, one of the old pieces announce say na coat e be.

For the thirty months wey follow, the museum no get joke. You go see the place inside the picture: between the cloth for up and the ones for down, the paper dey bare. Dem ask the artist whether something suppose dey there, and the artist leave am as e dey. The other sheet talk wetin people sabi about how many people die: wetin dem sabi be say nobody sabi.

Wetin other tailors dey come look na wetin e do after. January 1970 e declare say the cloth don mend, and, the one wey rare pass, e come start to mend am true true. No victor, no vanquished. No trial. People go back to office wey dem take noise comot from. The stitch bold; e go from edge to edge, and na the rope from im own shoulder e use. But carry am face light, you go see where e draw the thread too tight. Man wey get savings for the East collect twenty pounds, no matter how much e get before, and dem tell am say e don complete. Cloth no dey forget that kind thing. E dey squeeze.

Then money land, and e land bale by bale. Oil price turn four times wetin e be before, and shop wey dey use lamp sew before come get contract to furnish palace. In 1974 one ministry need 2.9 million tonnes of cement, and e order pass sixteen million. Half of all the cement wey dem dey sell for the whole world carry face come one harbour wey no fit take am. Ships park outside Lagos for months, meter dey run. For night, if you stand for Bar Beach, their light be like new town. For the whole Plan, na only that one finish before time.

The talk wey follow, every Nigerian sabi am, because man wey hang tape for neck don tell am before. The coat suppose ready for 1976. On 1 October 1974 the customers come ask, and dem hear say 1976 no realistic again. Nobody think say e mean bad; tailor no dey mean bad. But nobody don ever do am for national broadcast, and the customers, wey don get patience for the matter of button, count the years and see say e don reach eight.

On 29 July 1975 e dey conference for Kampala when dem change the padlock. Before am, after am, e hard to find person wey take that kind thing like that. E say e go serve the country any way wey the country want, e wish the new owners well, and e carry book go University of Warwick go study political science, wey before that time na only practise e dey practise am.

Since that time dem don loose the twelve pieces many times: nineteen, twenty-one, thirty, thirty-six, and each time the customer swear say na the last adjustment be this. The rope still pass through all of dem: red and white, over and under, e go out for the edge of the paper, e come back in. Na one length. Scholars don follow am inch by inch, front and back, dey find the knot.`,
  highlights: [
    "E become head of state; e be thirty-one.",
    "E put twelve states for the place of four regions.",
    "Civil war start, after the East break away as Biafra.",
    "War end; e proclaim national reconciliation.",
    "Dem overthrow am while e dey summit for Kampala.",
  ],
  record: [
    "E broadcast as e take office after the July mutiny; e doubt whether basis for unity dey, and e end the plan for unitary state.",
    "E meet the military governors, with C. Odumegwu Ojukwu of the East among dem, for Aburi, Ghana.",
    "Twelve states replace the four regions.",
    "Ojukwu declare the Eastern Region independent as Republic of Biafra.",
    "Fighting start.",
    "Estimates of the people wey die from fighting, sickness and hunger for the former Eastern Region dey between one and three million.",
    "Biafran officers formally end the secession for Dodan Barracks; the same day e announce say the war don end.",
    "People wey get bank account for the former Biafra collect flat twenty pounds.",
    "Naira replace the Nigerian pound.",
    "Dem establish the National Youth Service Corps.",
    "Ministry of defence need 2.9 million tonnes of cement, but e order pass 16 million; the ships block Lagos port.",
    "E announce say return to civilian rule no go happen for 1976.",
    "Dem sign the treaty of the Economic Community of West African States for Lagos.",
    "Fellow officers remove am while e dey attend the summit of the Organisation of African Unity for Kampala.",
  ],
} satisfies Translation;
