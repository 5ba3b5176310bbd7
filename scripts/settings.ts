/** `npm run settings`: writes `.env.example`. */
import { writeFileSync } from "node:fs";
import { envExample } from "./settings-files";

writeFileSync(".env.example", envExample());
