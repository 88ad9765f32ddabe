import type { LeaderText } from "../../../lib/exhibitions/collection/leader-text";

/** What the papers look like; the faces are put in front of it. */
export const style = `
  @page { size: A4; margin: 0 }
  * { box-sizing: border-box; margin: 0 }
  body { font: 400 11.5pt/1.5 Brygada, serif; color: #12100E; background: #fff }
  section { width: 210mm; height: 297mm; padding: 18mm 20mm 16mm; break-after: page; display: flex; flex-direction: column }
  section:last-child { break-after: auto }
  h1 { font: 700 30pt/1.05 Ojuju; letter-spacing: -0.01em; margin-bottom: 5mm }
  h2 { font: 700 15pt/1.2 Ojuju; margin: 6mm 0 2mm }
  p + p { margin-top: 2.5mm }
  img { width: 100%; display: block }
  .label { display: grid; grid-template-columns: 1fr auto; gap: 1mm 8mm; margin-top: 6mm; font: 700 10pt/1.35 Ojuju }
  .label b { font-size: 13pt } .label span { color: #5E5447 }
  .lines { list-style: none; padding: 0 } .lines li { border-bottom: 0.3mm solid #8D8272; height: 9mm }
  ol { padding-left: 6mm } ol > li { margin-top: 2mm }
  .foot { margin-top: auto; font: 700 9pt/1.4 Ojuju; color: #5E5447 }
`;

/** An A4 print with its wall label; the image has an alt text for screen readers. */
export function printPage({ artworkTitle, alt, label, name, term }: LeaderText, jpeg: Buffer): string {
  return `<section>
    <img src="data:image/jpeg;base64,${jpeg.toString("base64")}" alt="${alt}">
    <div class="label">
      <b>${artworkTitle}</b><span>${label.accession}</span>
      <span>${name}, ${term}</span><span>${label.year}</span>
      <span>${label.medium}</span><span>${label.dimensions}</span>
    </div>
    <p class="foot">${label.credit}. A print for members of the Circle: hang it, give it away, do not sell it.</p>
  </section>`;
}

const lines = (count: number) => `<ul class="lines" aria-hidden="true">${"<li></li>".repeat(count)}</ul>`;

const questions = [
  [
    "What does it abolish?",
    "Begin with the verb. A decree that creates something is usually taking something else away on the line below.",
  ],
  ["Whom does it name?", "Offices, places, people. Then look for whoever is missing, and ask who would have noticed."],
  [
    "When does it begin?",
    "Some begin on the day. Some begin before they were written. Put the two dates beside each other.",
  ],
  [
    "What does it not say?",
    "Who may object, to whom, and by when. If there is no such paragraph, that is the paragraph.",
  ],
  ["Where was it printed?", "A law that cannot be bought at a counter has already said something about itself."],
] as const;

/** Two pages for teachers. Every date is in the record of the fourth leader. */
export function decreePaper(): string {
  const asked = questions.map(([question, hint]) => `<h2>${question}</h2><p>${hint}</p>${lines(2)}`).join("");
  return `<section>
    <h1>How to Read a Decree</h1>
    <p>A decree is a short text that expects no answer. This paper gives it five questions. Take any decree, one pencil and
    twenty minutes; write in the margins, which is what they were left for.</p>
    ${asked}
    <p class="foot">The Living Archive. A paper for members, to be copied for any class.</p>
  </section>
  <section>
    <h1>One that was read</h1>
    <p>Decree No. 34 of 1966, in full the Constitution (Suspension and Modification) (No. 5) Decree. It was read in a broadcast on
    24 May 1966.</p>
    <h2>What does it abolish?</h2>
    <p>The regions. The country was no longer described as a federation.</p>
    <h2>Whom does it name?</h2>
    <p>No one who was asked. On the same day Decree No. 33 dissolved 81 political associations and 26 tribal and cultural ones;
    those it did count.</p>
    <h2>When does it begin?</h2>
    <p>It was read on 24 May 1966. Five days later there were riots in cities of the north, and many people were killed.</p>
    <h2>What does it not say?</h2>
    <p>Look for the paragraph on how a region may object to being abolished. The pencil is for this one.</p>
    <h2>How long did it stand?</h2>
    <p>By one account until 31 August 1966, when Decree No. 9 repealed it; other writers give 1 September. It lasted a little over
    three months, which is longer than most people took to read it.</p>
    <h2>Yours</h2>
    <p>Number, year, and where you found it:</p>
    ${lines(5)}
    <p class="foot">Sources: A. Carl LeVan, Nigeria’s Military Decrees; Eric Teniola on Decree 34 of 1966; A. H. M. Kirk-Greene, Crisis
    and Conflict in Nigeria, for the broadcast; Max Siollun for the riots. The record with its links hangs in the museum, room 4.</p>
  </section>`;
}
