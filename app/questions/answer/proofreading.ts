/** A health professional's review of an answer. */
export type Proofreading = {
  /** The id of the question. */
  question: number;
  name: string;
  profession: string;
  /** YYYY-MM-DD. */
  date: string;
};
