import { EVERYONE, type Situation } from "./situation";

const SITUATIONS: Record<string, string[]> = {
  parents: [
    ...["enceinte", "allaitement", "bebe-moins-de-4-mois", "bebe-4-6-mois", "bebe-6-12-mois"],
    ...["enfant-1-3-ans", "enfant-3-5-ans", "enfant-5-10-ans", "enfant-10-18-ans"],
  ],
  seniors: [
    ...["personne-agee", "hypertension", "diabete", "anticoagulant-avk"],
    ...["traitement-en-cours", "insuffisance-renale-chronique", "goutte"],
  ],
  "tous-publics": [EVERYONE, "enceinte", "immunodeprime", "maladie-coeliaque", "intolerance-lactose"],
};

export function audienceSituations(audience: string, all: readonly Situation[]): Situation[] {
  const keys = SITUATIONS[audience] ?? [];
  return all.filter(({ key }) => keys.includes(key));
}
