/** What the compiler writes beside the contents. */
export const URGENT_MODEL_FILE = "urgent-model.json";

/** The model as the compiler writes it to a file: bits and weights in base64. Plain data. */
export type UrgentModelFile = {
  classes: string[];
  biases: number[];
  scale: number;
  /** One bit per bucket: whether it has a row. */
  buckets: string;
  weights: string;
};
