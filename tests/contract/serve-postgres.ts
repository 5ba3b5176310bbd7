/** Starts the PostgreSQL that the tests of `npm test` share, writes its port, and stops it when its input ends. */
import { startPostgres } from "./real-backend";

const { port, stop } = await startPostgres();
process.stdout.write(`${port}\n`);
process.stdin.once("end", () => void stop()).resume();
