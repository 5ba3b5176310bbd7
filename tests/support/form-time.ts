import { createHmac } from "node:crypto";
import { Honeypot } from "remix-utils/honeypot/server";
import { TEST_SECRET } from "./signing";

/** The hidden time of a form that may be sent from this time on, by default since a minute, so that a test need not wait. */
export function formTime(validFromTimestamp = Date.now() - 60_000): string {
  const encryptionSeed = createHmac("sha256", TEST_SECRET).update("honeypot").digest("hex");
  return new Honeypot({ encryptionSeed }).getInputProps({ validFromTimestamp }).encryptedValidFrom;
}
