import type { Translation } from "@/lib/exhibitions/collection/translation";

export const goodluckJonathan = {
  chapterTitle: "From Under-Leg Go Up",
  excerpt: `Start from the bottom of the paper, the way e start: two bare under-leg, water still dey dem body, for the edge of creek. Now raise your head. The road far.

For the top na fedora. E black, e fine, and e enter Abuja in 2007 for the head of one vice-president wey nobody ever think say dem need fear. Between the hat and the feet, the printer put only green water and one small ripple. People dey ask where the rest of the man dey. That time too, na the question be that.`,
  workTitle: "Fedora for Head, No Shoe for Leg",
  object: "Fedora on top two leg wey no wear shoe",
  medium: "Cut paper and screen print; na code draw am; three ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "Dem don introduce the hat and the feet pass one time, and dem dey gel well well. Each one think say na the other one dey climb. Dem don discuss am, and dem agree say e must be the ground.",
  highlights: [
    "National Assembly resolve say make e act as president; on 6 May e become president.",
    "E tell Eagle Square say as schoolboy e no get shoes.",
    "Dem comot petrol subsidy overnight; two weeks of strikes bring part of am back.",
    "Boko Haram abduct 276 schoolgirls for Chibok.",
    "E phone im opponent to concede; e be the first sitting president to lose election.",
  ],
  record: [
    "The National Assembly resolve say make e act as president; dem swear am in as president on 6 May, after Yar’Adua die.",
    "E declare say e go contest, for Eagle Square, Abuja.",
    "Dem elect am president with 22,495,187 votes; Muhammadu Buhari get 12,214,853.",
    "For violence after the election, dem kill pass 800 people for twelve northern states.",
    "E sign the Freedom of Information Act.",
    "Dem comot petrol subsidy; after general strike, dem set the price for 97 naira a litre.",
    "Dem declare state of emergency for Borno, Yobe and Adamawa.",
    "With the rebased national accounts, the economy of Nigeria become the largest for Africa.",
    "Boko Haram abduct 276 girls from the Government Secondary School, Chibok, Borno State.",
    "Dem declare say Nigeria don free from Ebola virus transmission.",
    "Dem postpone the elections wey suppose hold on 14 February to 28 March.",
    "Presidential election: Muhammadu Buhari 15,424,921 votes, Goodluck Jonathan 12,853,162.",
    "Jonathan phone Buhari to concede, and e issue statement.",
    "E hand over to the opponent wey people elect.",
  ],
} satisfies Translation;
