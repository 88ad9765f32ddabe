import type { exitReasons } from "@/lib/subscriptions/contracts";

export const exitReasonLabels: Record<(typeof exitReasons)[number], string> = {
  price: "It costs too much",
  seldom: "I do not use it enough",
  content: "There is too little new",
  payment: "Paying by card does not work well",
  break: "I need a break",
  other: "Another reason",
};
