import { fetchWithin as fetchWithinDeadline } from "../../../app/data/backend/deadline-fetch.server";

export { refuseEmpty } from "../../../app/data/backend/deadline-fetch.server";

/** What is slow is measured, not given up. */
export const fetchWithin = (milliseconds: number) => fetchWithinDeadline(milliseconds * 40);
