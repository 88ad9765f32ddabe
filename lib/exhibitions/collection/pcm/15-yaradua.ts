import type { Translation } from "@/lib/exhibitions/collection/translation";

export const umaruMusaYarAdua = {
  chapterTitle: "E Just Step Out",
  excerpt: `Jacket dey for chair. Light dey on for passage. Everybody don agree say e just step out.

The chair plain. The man sef plain: chemistry teacher, then eight years as governor of Katsina; money, e dey hold am well; talk, e no dey rush am. In 2007 e stand up talk say the election wey put am there get shortcomings. Other people don tell presidents that one before. None ever talk am by imself, for microphone, that same day, with band dey wait. E say e go be servant leader. The staff turn look round, whether person dey wey go explain am give dem.`,
  workTitle: "The Chair Wey Empty",
  object: "Empty chair wey jacket dey hang for",
  medium: "Cut paper and screen print; na code draw am; three ink on top paper",
  credit: "Na The Living Archive make am",
  aside:
    "Doorman get order: no let anybody enter, and tell everybody say dem dey expect am. For eleven weeks e do the two. No be the chair dey worry am, e say, because the chair get manners all the time. Na how many people dey come out come tell am say the chair don agree with dem.",
  highlights: [
    "Dem swear am in; for im first speech e admit say the election get shortcomings.",
    "E make im declaration of assets public; na im be the first Nigerian president to do am.",
    "The amnesty for militants of the Niger Delta start work.",
    "Dem fly am go hospital for Jeddah; letter no reach the National Assembly.",
    "E die for Abuja.",
  ],
  record: [
    "Dem declare say na im win the presidential election, with 24,638,063 votes.",
    "Dem swear am in; for the address e admit say the election get “lapses and shortcomings”.",
    "Im declaration of assets come out for public.",
    "Electoral Reform Committee under Justice Muhammadu Uwais sit and report.",
    "Supreme Court uphold im election by majority of one.",
    "During the uprising for Maiduguri, the leader of Boko Haram, Mohammed Yusuf, dey police custody when dem kill am.",
    "The amnesty wey dem proclaim on 25 June for militants of the Niger Delta run for sixty days.",
    "E leave go hospital for Jeddah, Saudi Arabia.",
    "Chief Justice Idris Kutigi swear in the man wey take over from am, Aloysius Katsina-Alu; before, na the president dey always do that duty.",
    "BBC broadcast one short telephone interview with am.",
    "The National Assembly resolve say make Vice-President Jonathan act as president.",
    "E return to Abuja for night.",
    "E die for Abuja.",
  ],
} satisfies Translation;
