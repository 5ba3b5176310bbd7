import autocannon from "autocannon";

/** A kind of load: requests that several connections send repeatedly, in order. */
export type Kind = {
  name: string;
  requests: { path: string; body?: string; headers?: Record<string, string> }[];
  /** The expected status. */
  status: number;
  perSecond: number;
  connections: number;
};

/** `failed` counts other statuses, broken connections and timeouts (10 s); `failures` lists them. Times are in milliseconds. */
export type Result = {
  name: string;
  good: number;
  failed: number;
  failures: string;
  p99: number;
  max: number;
};

const LONGER_THAN_THE_TEST_SECONDS = 600;
const ENCODINGS = { "Accept-Encoding": "gzip, deflate, br, zstd" };
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

/** Sends requests until `stop` is called, which resolves to the results. */
export function startLoad(url: string, kind: Kind): { stop: () => Promise<Result> } {
  const { name, status, connections, perSecond } = kind;
  const load = autocannon({
    url,
    connections,
    overallRate: perSecond,
    duration: LONGER_THAN_THE_TEST_SECONDS,
    requests: kind.requests.map(({ path, body, headers }) =>
      body === undefined
        ? { method: "GET", path, headers: { ...ENCODINGS, ...headers } }
        : { method: "POST", path, headers: { ...ENCODINGS, ...FORM, ...headers }, body },
    ),
  });
  const stop = async () => {
    load.stop();
    const { errors, latency, statusCodeStats } = await load;
    const others = Object.entries(statusCodeStats).filter(([code]) => code !== String(status));
    return {
      name,
      good: statusCodeStats[status]?.count ?? 0,
      failed: others.reduce((sum, [, { count }]) => sum + count, errors),
      failures: [...others.map(([code, { count }]) => `${count} × ${code}`), `${errors} errors`].join(", "),
      p99: latency.p99,
      max: latency.max,
    };
  };
  return { stop };
}
