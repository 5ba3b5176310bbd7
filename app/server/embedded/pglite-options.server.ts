import { fdatasyncSync } from "node:fs";
import { type Extension, PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { flush } from "./flush.server";

type Stream = { node: unknown; nfd?: number };

/** The part of PGlite's Emscripten runtime that `addFsync` uses. */
type Runtime = {
  FS: {
    ErrnoError: new (code: number) => Error;
    filesystems: {
      NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; realPath: (node: unknown) => string };
    };
  };
};

const FSYNC_OFF = "-F";
/** Emscripten's errno for an input/output error. */
const EIO = 29;

/**
 * Without this function, PGlite ignores PostgreSQL's `fsync`. Files need only `fdatasync`, because their timestamps do not
 * matter.
 */
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

/**
 * The options for every database of the site. A commit is on the disk before it is acknowledged. `onPanic` is called after a
 * PANIC, for example on a full disk, because PGlite then never responds again.
 */
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
      // PostgreSQL's other methods do not call `fsync`.
      ...["-c", "wal_sync_method=fsync"],
      // A reused segment of the write-ahead log would still contain the texts that visitors had erased.
      ...["-c", "wal_recycle=off"],
      // PostgreSQL allocates this memory at startup, 128 MB by default. A page's queries need only 16 MB; the operating system
      // caches the rest.
      ...["-c", "shared_buffers=16MB"],
    ],
  };
}
