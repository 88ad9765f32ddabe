/** An object in a work, and the words of the work's alternative text that describe it. */
export type DepictedObject = { name: string; seen: string };

/**
 * What the works show, by the leader's slug. `seen` is copied from the alternative text, so that an object is listed only while the text
 * still describes it.
 */
export const depictedObjects: Readonly<Record<string, readonly DepictedObject[]>> = {
  "elizabeth-ii": [
    { name: "Crown", seen: "jewelled crown" },
    { name: "Stamp", seen: "a Nigerian postage stamp" },
    { name: "Pearls", seen: "pearls" },
  ],
  "nnamdi-azikiwe": [
    { name: "Printing press", seen: "rollers of a printing press" },
    { name: "Cap", seen: "a cap" },
    { name: "Robe", seen: "a pale agbada" },
  ],
  "abubakar-tafawa-balewa": [
    { name: "Microphone", seen: "a golden microphone" },
    { name: "Cap", seen: "a long embroidered cap" },
    { name: "Robe", seen: "a white gown" },
    { name: "Plug", seen: "a loose plug" },
  ],
  "johnson-aguiyi-ironsi": [
    { name: "Peaked cap", seen: "a black peaked cap with a red band" },
    { name: "Crocodile", seen: "a green stuffed crocodile" },
    { name: "Stick", seen: "a leaning stick" },
    { name: "Uniform", seen: "a dark tunic" },
  ],
  "yakubu-gowon": [
    { name: "Cap", seen: "an officer’s blue cap" },
    { name: "Map", seen: "a map of Nigeria in three torn cloths" },
    { name: "Needle", seen: "a long needle" },
    { name: "Uniform", seen: "A striped cord from the uniform" },
  ],
  "murtala-mohammed": [
    { name: "Stamp", seen: "A huge rubber stamp" },
    { name: "Uniform", seen: "the collar of a uniform" },
    { name: "Button", seen: "a button has flown off" },
  ],
  "olusegun-obasanjo-1976": [
    { name: "Yam", seen: "a yam the size of a head" },
    { name: "Hoe", seen: "the handle of a hoe" },
    { name: "Beret", seen: "a soldier’s beret" },
  ],
  "shehu-shagari": [
    { name: "Ship", seen: "A ship lies low in the water" },
    { name: "Rice", seen: "sacks of rice" },
    { name: "Cap", seen: "a tall embroidered cap" },
    { name: "Robe", seen: "a wide robe" },
  ],
  "muhammadu-buhari-1983": [
    { name: "Ruler", seen: "A long ruler" },
    { name: "Queue", seen: "a queue of people" },
    { name: "Peaked cap", seen: "a small peaked cap" },
  ],
  "ibrahim-babangida": [
    { name: "Peaked cap", seen: "a general’s peaked cap" },
    { name: "Football", seen: "a football where a face would be" },
    { name: "Uniform", seen: "The tunic is a striped pitch" },
    { name: "Button", seen: "four brass buttons" },
  ],
  "ernest-shonekan": [
    { name: "Hourglass", seen: "An hourglass too large for the sheet" },
    { name: "Bow tie", seen: "a bow tie" },
  ],
  "sani-abacha": [
    { name: "Glasses", seen: "huge dark glasses" },
    { name: "Peaked cap", seen: "a black peaked cap" },
    { name: "Door", seen: "a shut vault door" },
  ],
  "abdulsalami-abubakar": [
    { name: "Relay baton", seen: "a relay baton" },
    { name: "Cuff", seen: "Two cuffs" },
  ],
  "olusegun-obasanjo-1999": [
    { name: "Letter", seen: "a written letter" },
    { name: "Cap", seen: "a folded civilian cap" },
  ],
  "umaru-musa-yaradua": [
    { name: "Chair", seen: "the back of a chair" },
    { name: "Jacket", seen: "a striped jacket" },
    { name: "Door", seen: "an open door" },
    { name: "Cap", seen: "a white cap" },
  ],
  "goodluck-jonathan": [
    { name: "Fedora", seen: "a black fedora" },
    { name: "Feet", seen: "the soles of two bare feet" },
  ],
  "muhammadu-buhari-2015": [
    { name: "Tortoise", seen: "A tortoise with a cracked and mended shell" },
    { name: "Generator", seen: "a petrol generator" },
    { name: "Cap", seen: "an empty cap" },
    { name: "Plug", seen: "a plug, plugged in nowhere" },
  ],
  "bola-tinubu": [
    { name: "Cap", seen: "A soft blue cap" },
    { name: "Shackle", seen: "a shackle of round brass bar" },
    { name: "Robe", seen: "a white robe" },
  ],
};
