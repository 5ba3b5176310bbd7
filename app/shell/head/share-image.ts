/** The path and the alternative text of an image for social networks. */
export type ShareImage = { path: string; alt: string };
