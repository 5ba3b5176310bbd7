import { compile } from "../../scripts/build/project.mjs";

/** Before the first test, compiles the contents, which the modules of the site read when they are loaded. */
export default compile;
