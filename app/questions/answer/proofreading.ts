export type Proofreading = {
  question: number;
  name: string;
  profession: string;
  /** YYYY-MM-DD. */
  date: string;
};
