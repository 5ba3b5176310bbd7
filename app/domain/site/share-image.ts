/** The path and the alternative text of a picture for social networks. */
export type ShareImage = { path: string; alt: string };
