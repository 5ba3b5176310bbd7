import { fetchWithin as fetchWithinDeadline } from "../../../app/data/backend/deadline-fetch.server";

export { refuseEmpty } from "../../../app/data/backend/deadline-fetch.server";

/** Multiplies the site's deadlines, so that slow requests are measured instead of aborted. */
export const fetchWithin = (milliseconds: number) => fetchWithinDeadline(milliseconds * 40);
