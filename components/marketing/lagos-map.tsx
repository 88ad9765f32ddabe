// Each land mass is drawn twice: first as an offset shadow.
const landPaths = {
  mainland:
    "M0 0H486L470 70L432 118L446 196L404 268L418 352L380 430L352 520L330 588L282 620L236 676L214 760L150 838L0 868Z",
  ikorodu: "M584 0H800V150L712 132L640 152L594 96Z",
  island: "M372 640L430 604L508 594L560 602L640 594L724 626L780 690L756 760L656 752L560 774L470 764L388 722Z",
  victoria: "M416 852L520 814L640 822L800 806V962L640 954L500 970L414 926Z",
} as const;

const bridgePaths = ["M446 110C536 220 540 430 486 610", "M330 560L420 640", "M286 628L404 690", "M634 738L640 836"];

const brtPath = "M300 0L312 130L286 260L262 380L250 500L284 620L404 694L436 700";
const danfoPath = "M150 0L196 150L274 300L306 430L332 562L424 644L540 668L632 706L640 846L520 884";
const ferryPath = "M668 148C640 300 610 430 520 592";

const places: readonly { name: string; x: number; y: number; anchor?: "end"; big?: boolean }[] = [
  { name: "The Mainland", x: 30, y: 604, big: true },
  { name: "Ikorodu", x: 652, y: 92 },
  { name: "Apapa", x: 66, y: 720 },
  { name: "Ikoyi", x: 660, y: 684 },
];
const waters: readonly { name: string; x: number; y: number }[] = [
  { name: "The Lagoon", x: 590, y: 470 },
  { name: "The Atlantic", x: 96, y: 968 },
];
const venues: readonly { letter: string; name: string; x: number; y: number; side: "left" | "right" | "below" }[] = [
  { letter: "A", name: "Yaba", x: 238, y: 440, side: "left" },
  { letter: "B", name: "The Island", x: 470, y: 658, side: "below" },
  { letter: "C", name: "Victoria Island", x: 476, y: 890, side: "right" },
];

const labelOffset = { left: [-40, 11, "end"], right: [40, 26, "start"], below: [-4, 78, "start"] } as const;

function Venue({ letter, name, x, y, side }: (typeof venues)[number]) {
  const [dx, dy, anchor] = labelOffset[side];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-24 -24H24V24H-24Z" transform="translate(5 6)" className="fill-night/40" />
      <path d="M-24 -24H24V24H-24Z" className="fill-laterite stroke-4 stroke-print" />
      <text y="11" textAnchor="middle" className="fill-print font-bold font-read text-[34px]">
        {letter}
      </text>
      <text x={dx} y={dy} textAnchor={anchor} className="fill-night font-bold font-sans text-[31px]">
        {name}
      </text>
    </g>
  );
}

/** An illustrated map of Lagos with bus and ferry lines and the three venues; not to scale. */
export function LagosMap({ describedBy, className = "" }: { describedBy?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 800 1030"
      role="img"
      aria-label="A plan of Lagos in cut paper, to no scale"
      aria-describedby={describedBy}
      className={className}
    >
      <rect width="800" height="1030" className="fill-indigo" />
      <g className="fill-none stroke-2 stroke-chalk/20">
        {[986, 1004, 1022].map((y) => (
          <path key={y} d={`M0 ${y}${"q25 -14 50 0t50 0".repeat(8)}`} />
        ))}
        {[300, 330, 360].map((y) => (
          <path key={y} d={`M${470 + (y - 300)} ${y}${"q20 -11 40 0t40 0".repeat(4)}`} />
        ))}
      </g>
      {Object.entries(landPaths).map(([name, d]) => (
        <g key={name}>
          <path d={d} transform="translate(9 11)" className="fill-night/40" />
          <path d={d} className="fill-newsprint" />
        </g>
      ))}
      <g className="fill-none" strokeLinecap="butt">
        {bridgePaths.map((d) => (
          <g key={d}>
            <path d={d} className="stroke-night" strokeWidth="22" />
            <path d={d} className="stroke-newsprint" strokeWidth="16" />
          </g>
        ))}
        <path d={brtPath} className="stroke-palm" strokeWidth="10" />
        <path d={danfoPath} className="stroke-night" strokeWidth="16" />
        <path d={danfoPath} className="stroke-brass" strokeWidth="11" />
        <path d={danfoPath} className="stroke-night" strokeWidth="3" />
        <path d={ferryPath} className="stroke-chalk" strokeWidth="6" strokeDasharray="2 18" strokeLinecap="round" />
        <path d="M604 350l-34 -8q10 22 34 22h30q20 -4 26 -26z" className="fill-laterite stroke-3 stroke-chalk" />
        <path d="M612 340h26v-18h-20z" className="fill-chalk" />
        {[["M238 466q-18 26 -4 54t46 26"], ["M500 664q30 20 58 6"], ["M476 916q24 34 66 26"]].map(([d]) => (
          <path
            key={d}
            d={d}
            className="stroke-laterite"
            strokeWidth="6"
            strokeDasharray="1 13"
            strokeLinecap="round"
          />
        ))}
      </g>
      {places.map(({ name, x, y, big }) => (
        <text
          key={name}
          x={x}
          y={y}
          className={`fill-night font-sans ${big ? "font-bold text-[34px]" : "font-semibold text-[28px]"}`}
        >
          {name}
        </text>
      ))}
      {waters.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} className="fill-chalk font-read text-[30px] italic">
          {name}
        </text>
      ))}
      {venues.map((venue) => (
        <Venue key={venue.letter} {...venue} />
      ))}
    </svg>
  );
}

const legendLine = "fill-none";

/** The legend of the map. */
export function LagosMapLegend() {
  const keys: readonly [name: string, drawing: React.ReactNode][] = [
    [
      "Danfo",
      <>
        <path d="M2 12H62" className="stroke-night" strokeWidth="16" />
        <path d="M2 12H62" className="stroke-brass" strokeWidth="11" />
        <path d="M2 12H62" className="stroke-night" strokeWidth="3" />
      </>,
    ],
    ["BRT", <path key="brt" d="M2 12H62" className="stroke-palm" strokeWidth="10" />],
    [
      "Ferry",
      <path
        key="ferry"
        d="M4 12H62"
        className="stroke-indigo"
        strokeWidth="6"
        strokeDasharray="2 16"
        strokeLinecap="round"
      />,
    ],
    [
      "On foot",
      <path
        key="foot"
        d="M4 12H62"
        className="stroke-laterite"
        strokeWidth="6"
        strokeDasharray="1 12"
        strokeLinecap="round"
      />,
    ],
  ];
  return (
    <ul className="on-paper flex flex-wrap gap-x-8 gap-y-2 px-5 py-3 shadow-label ring-1 ring-label-line ring-inset">
      {keys.map(([name, drawing]) => (
        <li key={name} className="flex items-center gap-3 font-semibold text-small">
          <svg aria-hidden viewBox="0 0 64 24" className={`w-14 ${legendLine}`}>
            {drawing}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
