/** A picture for social networks and messengers: its address, and what it shows for those who cannot see it. */
export type ShareImage = { path: string; alt: string };
