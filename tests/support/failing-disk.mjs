/** Preloaded into a site: makes every flush to disk fail while the file in FAILING_DISK exists. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import process from "node:process";

const { fdatasyncSync } = fs;
fs.fdatasyncSync = (descriptor) => {
  if (fs.existsSync(process.env.FAILING_DISK))
    throw Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO" });
  fdatasyncSync(descriptor);
};
syncBuiltinESMExports();
