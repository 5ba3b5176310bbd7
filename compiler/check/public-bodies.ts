import type { Source } from "../../app/domain/faq/source";

/** The beginnings, in `publisher`, of the names of public bodies of France, the European Union and other European countries. */
const NAMES = [
  ...["ADEME", "Afssa", "Afssaps", "Anses", "ANSM", "ARS", "Assemblée nationale", "Assurance [Mm]aladie"],
  ...["CGDD", "CHU", "Conseil national de la consommation", "DEETS", "DGCCRF", "DGS", "Direction générale"],
  ...["DREETS", "Enquête nationale périnatale", "FranceAgriMer", "GEM-RCN", "Gouvernement", "HAS"],
  ...["Haut Conseil", "HCSP", "Inpes", "Inrae?", "Insee", "Inserm", "Institut national du cancer", "JORF"],
  ...["Ministères? (?!.*Québec)", "Mulhouse Alsace", "Plan canicule", "PNNS", "Pompiers", "Préfecture"],
  ...["RappelConso", "Rennes Métropole", "Réseau des centres antipoison"],
  ...["Réseau français des centres de pharmacovigilance", "Santé publique France", "Santé\\.fr"],
  ...[
    "Sapeurs-pompiers",
    "SDES",
    "Sécurité sociale",
    "Service-public",
    "Tabac info",
    "Urgences pédiatriques",
  ],
  ...["Agence européenne", "ECDC", "EFSA", "Union européenne"],
  ...["AESAN", "AFMPS", "Commissariat", "Committee on Safety", "Conseil de Rochdale"],
  ...["Conseil supérieur de la santé", "Food Standards", "FSAI", "Livsmedelsverket", "MHRA", "NHS", "NICE"],
  ...["OFSP", "safefood", "SECO", "Swissmedic", "UK DH", ".*\\(NHS"],
];
const PUBLIC_BODY = new RegExp(`^(?:${NAMES.join("|")})`, "u");

/** Whether a source comes from a public body of France or Europe, even if it is cited from another publisher’s summary. */
export const isFromPublicBody = ({ publisher }: Source) => PUBLIC_BODY.test(publisher);
