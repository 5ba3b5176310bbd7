export const URGENT_MODEL_FILE = "urgent-model.json";

/** Bits and weights in base64. */
export type UrgentModelFile = {
  classes: string[];
  biases: number[];
  scale: number;
  /** One bit per bucket: whether it has a row. */
  buckets: string;
  weights: string;
};
