export type ShareImage = { path: string; alt: string };
