import type { Translation } from "@/lib/exhibitions/collection/translation";

export const ernestShonekan = {
  chapterTitle: "Government Wey Dem Dey Count by Grain",
  workTitle: "Eighty-Three Grains",
  object: "Hourglass with eighty-something grains, one for each day",
  medium: "Cut paper and screen print; na code draw am; four ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "The hourglass apply for more time. The application correct; person wey sabi book write am. E waka from tray to tray for twelve weeks, remove one day, and then the committee happy to report say objection no dey, and sand no dey.",
  narrative: `Eighty-three grains dey inside this glass. How many times the museum don count am, e dey shame us to talk.

The Guardian of Lagos print eighty-three the morning after. If you start count from Friday, you go get eighty-two; if you count the two ends, eighty-four. Government wey people fit argue reach the exact day no many, and the ones wey the argument no change anything few pass. Each grain na one day of the Interim National Government of 1993, the only one wey carry expiry date inside im name. Dem say na bridge. Look the waist of the glass, where the bow tie dey. Everything must pass there.

The first grain drop on Thursday, 26 August, for Abuja, with the oath. The decree wey born the government na No. 61. The president wey sign am dey step aside that same day, and later one court for Lagos go hear say e appear for one Official Gazette wey carry date of the 23rd. So dem print the birth certificate three days before dem sign am. You fit turn hourglass upside down; e be like say you fit turn Gazette too.

Before this one e get career, and the career dey go well. Na lawyer e read, and e rise reach chairman and chief executive of UAC, the biggest trading house for the country, where dem dey count things in cartons, and where you put carton, na there you go meet am. January 1993, dem call am make e come head Transitional Council. E go be head of government, under one head of state wey keep the rest. Businessmen dey call this one agency agreement, and dem dey first ask to see wetin no dey inside.

Grain two to fifty, about there. Wetin dem hand over give am: one election wey dem annul, the winner abroad, strike, debt, and treasury wey light don off. From the military government e also inherit one man in uniform, the Secretary of Defence, General Abacha, wey sit down for cabinet like person wey dey wait for lift and no get hurry. Decree No. 61 don think of that one too. If the head of government comot for any reason, the most senior secretary go take over. How many times you don see clause sit down inside meeting, dey write note? Dem release detainees. Dem announce audit of the oil corporation. Dem draw timetable to bring soldiers back from Liberia, and another one for new election for the new year. Everything get sense. Na the agenda of company wey get four quarters for front, and the sand no dey make noise at all.

Grain sixty, 25 October: four young men take over one Nigeria Airways flight from Lagos, land am for Niamey, say make the government resign give the man wey win for June. One of the crew, Ethel Igwe, die before e end. The museum leave that grain dark.

Early November, petrol price go up and labour down tools. On 10 November, for Lagos, Justice Dolapo Akinsanya read her judgment: the president wey sign Decree No. 61 no get power again to sign am, so the government wey stand on top am dey stand on top nothing. The government hear. E govern one more week. People wey study physics say sand no dey climb up. Dem never live for Abuja.

The last one fall on Wednesday, 17 November. Im service chiefs come visit am, and after the visit, dem find out say e don resign. Martial music no play, tank no dey for gate. The man wey take over from am, for im first address, praise the courage wey e take accept the work, and the “even greater courage to know when to leave”. As reference from your next oga, e generous. As reference from the man wey dey hold the door, make you read am two times.

E go house go rest, and the rest long and e useful: e join hand start one yearly summit where government and business dey explain demself to each other. E die for Lagos on 11 January 2022. The way the museum count am, na 10,282 grains be that, and all of dem na im own. The glass for up no dey inside the paper, so nobody fit talk whether e don empty. Visitors wey ask, we dey tell dem make dem put ear for the frame.`,
  quote: "For our whole collection, na only this government person fit carry inside teaspoon.",
  highlights: [
    "E leave the chair of UAC to head the Transitional Council, the civilian face of one military government.",
    "Dem swear am in as Head of the Interim National Government, the same day Ibrahim Babangida step aside.",
    "The High Court of Lagos State rule say the decree wey carry im government no get effect.",
    "E resign; im Secretary of Defence, General Sani Abacha, take over that same evening.",
  ],
  record: [
    "Ernest Shonekan, chairman and chief executive of UAC, become head of the Transitional Council wey General Babangida appoint.",
    "Dem swear am in as Head of the Interim National Government.",
    "Dem sign the Interim National Government (Basic Constitutional Provisions) Decree. E say if the head leave, the most senior secretary go take over.",
    "Moshood Abiola and Babagana Kingibe ask the High Court of Lagos State make e declare Decree No. 61 void; their summons put the signature for 26 August and the Gazette for 23 August.",
    "Four young Nigerians hijack one Nigeria Airways flight from Lagos to Abuja and make am fly go Niamey, Niger; dem say make the interim government resign.",
    "Petrol price go up, and strike wey the Nigeria Labour Congress call follow.",
    "Justice Dolapo Akinsanya give the judgment against Decree No. 61.",
    "Shonekan resign; General Sani Abacha take over.",
    "Abacha first address dissolve the Interim National Government and praise Shonekan.",
    "Ernest Shonekan die for Lagos; e be 85.",
  ],
} satisfies Translation;
