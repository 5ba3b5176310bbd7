import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { openDatabase } from "../../app/server/embedded/embedded-database.server";

const [path = ""] = process.argv.slice(-1);
const database = await openDatabase({ url: "memory://", publishableKey: "public", secretKey: "secret" });
// The fastest level, because a first start waits for it.
writeFileSync(path, gzipSync(await database.dump(), { level: 1 }));
await database.close();
