import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BackendError } from "./backend-error";
import type * as connecting from "./connect.server";
import { clientFor } from "./create-client.server";
import { write } from "./supabase.server";

const folder = vi.hoisted(() => ({ isReadOnly: false, timesReplaced: 0, whileWriting: () => {} }));

vi.mock("./connect.server", () => {
  const respond = () => {
    folder.whileWriting();
    return Promise.resolve(Response.json([{ id: 1 }]));
  };
  const connect: typeof connecting.connect = () => {
    const server = clientFor("http://embedded.invalid", "secret", respond);
    const embedded = {
      ...{ publishableKey: "public", secretKey: "secret", fetch: respond },
      ...{ backUp: () => Promise.resolve(null), close: () => Promise.resolve() },
      ...{ storageProblem: () => Promise.resolve(null), whenStored: () => {} },
      isReadOnly: () => folder.isReadOnly,
      timesReplaced: () => folder.timesReplaced,
    };
    return Promise.resolve({ readers: { visitors: server, server }, server, embedded });
  };
  return { connect };
});

const log = vi.spyOn(console, "error").mockImplementation(() => {});
beforeEach(() => {
  Object.assign(folder, { isReadOnly: false, whileWriting: () => {} });
});
afterEach(() => {
  log.mockClear();
});

const send = () => write((client) => client.from("faqalim_contact_messages").select("id"));
const replace = () => Object.assign(folder, { isReadOnly: true, timesReplaced: folder.timesReplaced + 1 });

it("a write to the folder's database is acknowledged, even if a temporary database replaced it earlier", async () => {
  replace();
  await expect(send()).rejects.toThrow(BackendError);
  folder.isReadOnly = false;
  expect(await send()).toEqual({ data: [{ id: 1 }], count: null });
});

it.each([
  ["still replaces the folder's", true],
  ["has given way to the folder's again", false],
])("a write that may have gone to a temporary database, which %s, is refused", async (_when, isReadOnly) => {
  folder.whileWriting = () => {
    replace();
    folder.isReadOnly = isReadOnly;
  };
  await expect(send()).rejects.toThrow("the data folder is not writable");
});
