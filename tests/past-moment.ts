import { Honeypot } from "remix-utils/honeypot/server";
import { SENT_FROM_FIELD } from "../app/domain/form/spam-trap";
import { TEST_SECRET } from "./signing";

/** What a form holds that was shown long ago, so that a test need not wait before it sends it. */
export function pastMoment(): string {
  const trap = new Honeypot({ validFromFieldName: SENT_FROM_FIELD, encryptionSeed: TEST_SECRET });
  return trap.getInputProps({ validFromTimestamp: 1 }).encryptedValidFrom;
}
