import { it } from "vitest";

it("ends the process on purpose", () => process.kill(process.pid, "SIGKILL"));
