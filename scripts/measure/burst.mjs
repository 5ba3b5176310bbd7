/** Sends 800 requests for unknown ids at once, as one visitor behind a proxy, and prints their statuses. */
const [url] = process.argv.slice(2);
const headers = { "X-Forwarded-For": "203.0.113.7" };
const request = async (_, n) => (await fetch(`${url}/question/${700_000 + n}-x`, { headers })).status;
const statuses = await Promise.all(Array.from({ length: 800 }, request));
const counts = new Map();
for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
console.log([...counts].map(([status, count]) => `${count} × ${status}`).join(", "));
