import { fdatasyncSync } from "node:fs";
import { type Extension, PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { flush } from "./flush.server";

type Stream = { node: unknown; nfd?: number };

type Runtime = {
  FS: {
    ErrnoError: new (code: number) => Error;
    filesystems: {
      NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; realPath: (node: unknown) => string };
    };
  };
};

const FSYNC_OFF = "-F";
const EIO = 29;

/** Without this, PGlite ignores PostgreSQL's `fsync`. Files need only `fdatasync`: their timestamps do not matter. */
function addFsync({ FS }: Runtime): void {
  const { stream_ops: operations, realPath } = FS.filesystems.NODEFS;
  operations.fsync = ({ node, nfd }) => {
    try {
      if (nfd !== undefined) fdatasyncSync(nfd);
      else flush(realPath(node));
      return 0;
    } catch {
      throw new FS.ErrnoError(EIO);
    }
  };
}

/** `onPanic` is called after a PANIC, for example on a full disk, because PGlite then never responds again. */
export function pgliteOptions(onPanic: () => void = () => {}) {
  const disk: Extension = {
    name: "disk",
    setup: async (_database, options: { preRun?: ((runtime: Runtime) => void)[] }) =>
      Promise.resolve({
        emscriptenOpts: { ...options, onAbort: onPanic, preRun: [...(options.preRun ?? []), addFsync] },
      }),
  };
  return {
    extensions: { pg_trgm, unaccent, disk },
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== FSYNC_OFF),
      ...["-c", "wal_sync_method=fsync"],
      // A reused segment would still contain the texts that visitors had erased.
      ...["-c", "wal_recycle=off"],
      ...["-c", "shared_buffers=16MB"],
    ],
  };
}
