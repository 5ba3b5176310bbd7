export const CHOOSE_AN_ANSWER = "Veuillez sélectionner une réponse";
