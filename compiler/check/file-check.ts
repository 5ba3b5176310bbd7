import { type ContentFiles, isDraft } from "../read/content-files";

const CHARACTERS: [RegExp, string][] = [
  [/\ufffd/, "contient un caractère qui n’est pas en UTF-8 : enregistrez le fichier en UTF-8"],
  [/^\ufeff/, "commence par une marque invisible (BOM) : enregistrez le fichier en UTF-8 sans BOM"],
  [
    /[\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060]|(?<!^)\ufeff|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/u,
    "contient un caractère invisible : effacez le mot et tapez-le de nouveau",
  ],
  [/[“”„‟]/, "contient un guillemet anglais : écrivez « … », ou des guillemets droits autour d’un champ"],
  [/•/, "contient une puce « • » : une liste s’écrit « - », un élément par ligne"],
];

/** Finds problems that would make a file unreadable or publish invisible characters. Each problem names its file and line. */
export function wrongFiles(files: ContentFiles): string[] {
  return Object.entries(files)
    .filter(([path]) => /\.(?:md|yaml)$/.test(path))
    .flatMap(([path, raw]) => {
      const lines = raw.split("\n");
      const characters = CHARACTERS.flatMap(([wrong, what]) => {
        const index = lines.findIndex((line) => wrong.test(line));
        return index < 0 ? [] : [`la ligne ${index + 1} ${what}`];
      });
      const problems = characters.length > 0 ? characters : wrongFields(path, lines);
      return problems.map((problem) => `${path} : ${problem}`);
    });
}

/** Finds missing front matter marks and closing quotes, for which the YAML parser would report a line far from the mistake. */
function wrongFields(path: string, lines: string[]): string[] {
  let [from, to] = [0, lines.length];
  if (path.endsWith(".md")) {
    if (lines[0] !== "---")
      return ["la ligne 1 n’est pas « --- » : ajoutez cette ligne au-dessus des champs"];
    [from, to] = [1, lines.indexOf("---", 1)];
    const blank = lines.findIndex((line, index) => index > 0 && line.trim() === "");
    if (to < 0 || (blank > 0 && blank < to))
      return [`la ligne ${blank + 1} est vide : ajoutez « --- » entre les champs et le texte`];
  }
  const open = lines.findIndex((line, index) => index >= from && index < to && hasOpenQuote(line));
  return open < 0
    ? []
    : [`la ligne ${open + 1} ouvre un guillemet droit sans le fermer : ajoutez « " » à la fin`];
}

function hasOpenQuote(line: string): boolean {
  const bare = line.replace(/\\./g, "").replace(/(?:^|\s)#.*/, "");
  return bare.split('"').length % 2 === 0;
}

const DATES = /^\s*(?:created_on|reviewed_on|updated_on|relu_le): *(\d{4}-\d{2}-\d{2})/;

/** Finds dates after `today` (an ISO date) in published texts. Each problem names its file and line. */
export function futureDates(files: ContentFiles, today: string): string[] {
  return Object.entries(files)
    .filter(([, raw]) => !isDraft(raw))
    .flatMap(([path, raw]) =>
      raw.split("\n").flatMap((line, index) => {
        const [, date] = DATES.exec(line) ?? [];
        return date && date > today
          ? [
              `${path} : la ligne ${index + 1} est datée du ${date}, qui n’est pas encore venu : écrivez ${today}`,
            ]
          : [];
      }),
    );
}
