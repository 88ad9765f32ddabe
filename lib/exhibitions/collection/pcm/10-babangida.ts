import type { Translation } from "@/lib/exhibitions/collection/translation";

export const ibrahimBabangida = {
  chapterTitle: "The Dribble Wey No Gree End",
  workTitle: "The Dribble",
  object: "Football for the end of one dribble",
  medium: "Cut paper and screen print; na code draw am; four ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "Dem ask ball where e dey go. E say make e first consult, so e consult left boot, e consult right boot, e consult grass. Then e bring out timetable, and if you read am well, you go see say na all the three e dey go.",
  narrative: `Eight years, ball dey roll for this pitch. For the whole stand, nobody fit swear say dem ever aim am at goal.

Na Nigerians give the man Diego Maradona name, because dem love football, and because dem no dey miss. E go left, the whole defence follow am go left; morning come, defence read for newspaper say e don dey go right since second quarter. For like four years the name na praise. Look the brass buttons for the uniform. Each one carry one year wey power suppose go to civilians, 90, 92, 93 and 93 again, and the white line bend round every one of dem.

The kick-off sweet people. On 27 August 1985 one major-general replace another major-general, repeal the decree wey dem take jail reporters, release people from detention, and carry one title wey no soldier for this country don use before: President. The cap for the work na soldier cap. The title na civilian own. Na there the dribble start, and ball never even move.

Then e consult the crowd. People wey study the game still dey play this touch back. Make Nigeria collect loan from International Monetary Fund? For months, the argument full radio, full newspaper, full every beer parlour wey get chair, and the public say no. So dem no collect the loan. In 1986 the conditions of the loan come by themselves, the loan no follow; the name na Structural Adjustment Programme. Dem send naira go find im own level. E still dey find am.

The museum get the match programme; e thick pass the match. Inside e get Political Bureau, wey travel, hear people, write report; e get constituent assembly; e get one decree of 1987 to make the transition dey orderly, and other decrees to make am orderly pass that one. In 1989 thirteen associations ask make dem be party. All thirteen hear no. Then government born two of im own, one small to the left, one small to the right, write the manifesto for the two, build office for the two. No other league don get referee wey own both clubs, pick the jersey, and keep the fixtures for im breast pocket. When the clubs pick captains wey no sweet am, in 1992, e send the captains go house and start the season again.

Some of wetin happen for this ground, person no suppose use am joke, and the wall talk so. Dele Giwa, editor of Newswatch, parcel bomb kill am for Lagos on 19 October 1986, and court never convict anybody. Dem shoot soldiers for plots in 1986, and again in 1990. Yabis stop for the touchline. The record, for the other sheet, dey continue.

One Saturday like that, somebody forget to dribble. On 12 June 1993 about fourteen million people vote, quiet quiet, for one of two men, and the results favour Moshood Abiola for north and for south. Eleven days later, one statement for plain paper put end to the whole programme. Abiola na publisher, so e dey notice that kind thing: e complain say the paper no get date and nobody sign am. People wey dey collect things, make una know: the paper wey cost pass for the history of this country go fetch almost nothing for auction, because nobody fit prove who write am.

Goal dey for down, right side, correct size, with net. Our groundsman don use lens check am, and e no see any mark of ball. Wetin e see na plenty footprint, and all of dem dey go round.

August 1993, e tell the National Assembly say e go step aside, and on the 26th e do am. Lawyers like that verb: e no be “resign”, e no be “hand over”, and na exactly wetin person wey dey dribble dey do. Then long break. February 2025, for one hotel for Abuja, as some of the other men for these walls sit down dey look, e present one memoir wey pass four hundred pages, and for one of the pages dem write say Abiola win. So dem give the goal, after thirty-two years, and na the man wey blow the whistle give am. For twenty-six of those years, the person wey score don already die.`,
  highlights: [
    "E take power from Muhammadu Buhari and take the title of President; for the history of this country no other soldier don do am.",
    "Structural Adjustment Programme start; dem put naira for exchange market.",
    "Thirteen political associations ask for registration, dem refuse all; government found two parties of its own.",
    "The presidential election hold. Dem annul am on 23 June, before dem declare who win.",
    "E step aside and hand over to Interim National Government.",
  ],
  record: [
    "Major-General Ibrahim Babangida replace Major-General Muhammadu Buhari for coup, and dem call am President.",
    "For im first broadcast e announce say e don repeal Decree No. 4 of 1984, the one wey dem take put journalists for prison.",
    "Dem execute Major-General Mamman Vatsa and other officers wey dem convict say dem plot coup.",
    "After public debate wey reject loan from the International Monetary Fund, dem bring in the Structural Adjustment Programme.",
    "Parcel bomb kill Dele Giwa, editor-in-chief of Newswatch, for im house for Ikeja, Lagos. Court never convict anybody.",
    "The Transition to Civil Rule (Political Programme) Decree set the programme for return to civilian government.",
    "Thirteen associations no get registration; government create the Social Democratic Party and the National Republican Convention.",
    "One coup attempt wey Major Gideon Orkar lead fail for Lagos.",
    "The seat of federal government move from Lagos to Abuja.",
    "The date wey civilians suppose take over, after the first target of 1990, pass; dem shift the handover to January and then to 27 August 1993.",
    "Moshood Abiola (SDP) and Bashir Tofa (NRC) contest the presidential election; unofficial results give Abiola about 58 per cent of some fourteen million votes.",
    "Federal Military Government annul the election.",
    "Babangida leave office; dem swear in Interim National Government under Ernest Shonekan.",
    "E present im autobiography for Abuja; the book say Abiola win the election of 12 June 1993.",
  ],
} satisfies Translation;
