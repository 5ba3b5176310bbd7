import { Art, Stamps } from "./art";

/** A food's shapes in 32 × 32, back to front: a class, then a path that begins with a relative `m`. */
const FOODS = {
  pulses: [
    ["art-wood", "m3 10a8 6 0 1 0 16 0a8 6 0 1 0-16 0zm2 14a8 6 0 1 0 16 0a8 6 0 1 0-16 0z"],
    ["art-cocoa", "m14 16a8 6 0 1 0 16 0a8 6 0 1 0-16 0z"],
  ],
  egg: [
    ["art-rim", "m16 2c7 0 12 9 12 16a12 12 0 0 1-24 0c0-7 5-16 12-16z"],
    ["art-maize", "m9 19a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"],
  ],
  fish: [
    ["art-sky", "m1 16c6-10 16-10 22-1l7-7c2 5 2 11 0 16l-7-7c-6 9-16 9-22-1z"],
    ["art-blue", "m8 9c5-2 11 0 15 6c-5-3-10-4-15-6zm-2 6h4v3h-4z"],
  ],
  chicken: [
    ["art-rim", "m18 18l3-3 6 6a4 4 0 1 1-1 6a4 4 0 1 1-6-1l-6-5z"],
    ["art-wood", "m4 4c6-5 16-2 19 5c2 6 0 12-5 14s-15-2-17-9c-1-4 0-7 3-10z"],
  ],
  soup: [
    ["art-leaf", "m2 13h28c0 11-5 16-14 16s-14-5-14-16z"],
    ["art-maize", "m2 13a14 5 0 1 0 28 0a14 5 0 1 0-28 0z"],
  ],
} as const;

type Food = keyof typeof FOODS;

const WEEK: { day: string; meals: [Food, Food] }[] = [
  { day: "S", meals: ["egg", "soup"] },
  { day: "D", meals: ["chicken", "pulses"] },
  { day: "L", meals: ["chicken", "soup"] },
  { day: "M", meals: ["pulses", "fish"] },
  { day: "M", meals: ["pulses", "egg"] },
  { day: "J", meals: ["fish", "soup"] },
  { day: "V", meals: ["pulses", "egg"] },
];

/** Where a meal is: noon above, evening below. */
const cellAt = (day: number, evening: number): [number, number] => [52 + day * 42, 29 + evening * 44];

const KEY: { food: Food; words: string; at: [number, number] }[] = [
  { food: "pulses", words: "4 × légumes secs", at: [2, 134] },
  { food: "egg", words: "3 × œufs", at: [2, 176] },
  { food: "soup", words: "3 × soupe", at: [204, 134] },
  { food: "fish", words: "2 × poisson", at: [204, 176] },
  { food: "chicken", words: "2 × poulet", at: [2, 218] },
];

export function WeekMenu() {
  const cells = WEEK.flatMap(({ meals }, day) =>
    meals.map((food, evening) => ({ food, at: cellAt(day, evening) })),
  );
  return (
    <Art name="menus-semaine" size={[340, 254]}>
      <text x="2" y="50">
        midi
      </text>
      <text x="2" y="94">
        soir
      </text>
      {WEEK.map(({ day }, index) => (
        <text key={index} className="art-bold art-middle" x={cellAt(index, 0)[0] + 16} y="17">
          {day}
        </text>
      ))}
      <Stamps
        tone="art-mist"
        at={cells.map((cell) => cell.at)}
        d="m2-4h28a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6h-28a6 6 0 0 1-6-6v-28a6 6 0 0 1 6-6z"
      />
      {KEY.map(({ food, words, at }) => (
        <g key={food}>
          {FOODS[food].map(([tone, d]) => (
            <Stamps
              key={tone}
              tone={tone}
              at={[...cells.filter((cell) => cell.food === food).map((cell) => cell.at), at]}
              d={d}
            />
          ))}
          <text x={at[0] + 40} y={at[1] + 22}>
            {words}
          </text>
        </g>
      ))}
    </Art>
  );
}
