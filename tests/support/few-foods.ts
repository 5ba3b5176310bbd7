import { expect } from "vitest";
import type { ContentFiles } from "../../compiler/read/content-files";
import { few, problemsOf, questionFile, rightAnswer } from "./few-files";

const situations = `groupes:
  petits: [bebe, enfant]
situations:
  - { cle: tout-le-monde, nom: Tout le monde, titre: Tout le monde, definition: Un adulte. }
  - { cle: enceinte, nom: Je suis enceinte, titre: Enceinte, definition: La grossesse. }
  - cle: bebe
    nom: Mon bébé
    titre: Bébé
    definition: Avant 1 an.
  - { cle: enfant, nom: Mon enfant, titre: Enfant, definition: Après 1 an. }
`;

const families = `relu_le: 2026-01-01
familles:
  - { cle: fromage, nom: Fromages, comme: les autres fromages }
  - { cle: fruit, nom: Fruits }
conseils:
  - pour: [enceinte, bebe]
    conseils:
      - { familles: [fromage], verdict: oui-si, condition: au lait pasteurisé, raison: Des microbes, sources: [ESSAI], confiance: haut }
      - { familles: [autres], verdict: oui, raison: Aucun risque connu, sources: [ESSAI], confiance: haut }
  - pour: [tout-le-monde, enfant]
    conseils:
      - { familles: [autres], verdict: rien, raison: Absent des listes, sources: [ESSAI], confiance: haut }
`;

export const cheeses = `rayon: Fromages
relu_le: 2026-01-01
aliments:
  - id: 1
    cle: brie
    nom: Brie au lait cru
    synonymes: [brie de Meaux]
    famille: fromage
    conseils:
      - pour: [enceinte, bebe]
        verdict: eviter
        raison: Des microbes peuvent s’y trouver
        sources: [ESSAI]
        confiance: haut
      - pour: [tout-le-monde]
        verdict: limiter
        condition: une part par jour
        raison: Il est gras
        sources: [ESSAI]
        confiance: moyen
conservation:
  - id: 1
    cle: brie
    nom: Brie
    aliments: [brie]
    ouvert: 2 à 3 jours
    jeter_si: l’odeur est forte
    sources: [ESSAI]
    confiance: moyen
`;

export const fruits = `rayon: Fruits
relu_le: 2026-01-01
aliments:
  - { id: 2, cle: pomme, nom: Pomme, famille: fruit }
saisons:
  - { nom: Pomme, type: fruit, mois: [1, 10], sources: [ESSAI], confiance: haut }
`;

const agreement = `accords:
  - { aliment: brie, pour: enceinte, verdict: eviter, question: 399, dit: [pas de brie … enceinte], jamais: [brie permis] }
`;

const answer = `${rightAnswer}\n\nPas de brie si vous êtes enceinte.`;
export const question = "faq/tambours/essai.md";

/** Valid contents with two foods and an answer about one of them. */
export const right = {
  ...few,
  [question]: questionFile(399, "Pourquoi ?", "tambours-graves", answer),
  "situations.yaml": situations,
  "aliments/familles.yaml": families,
  "aliments/fromages.yaml": cheeses,
  "aliments/fruits.yaml": fruits,
  "aliments-reponses.yaml": agreement,
} satisfies ContentFiles;

/** The problems of these contents after `from` is replaced with `to` in a file. */
export function problemsAfter(file: keyof typeof right, from: string, to: string): string[] {
  expect(right[file]).toContain(from);
  return problemsOf({ ...right, [file]: right[file].replace(from, () => to) });
}
