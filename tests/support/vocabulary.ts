import { readFileSync } from "node:fs";
import ts from "typescript";

/** The properties of each schema.org type, read from the declarations of `schema-dts`. */
const interfaces = readInterfaces("node_modules/schema-dts/dist/schema.d.ts");

function readInterfaces(path: string) {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
  const found = new Map<string, { parents: string[]; properties: string[] }>();
  for (const statement of file.statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue;
    found.set(statement.name.text, {
      parents: (statement.heritageClauses ?? []).flatMap(({ types }) =>
        types.map(({ expression }) => expression.getText(file)),
      ),
      properties: statement.members.flatMap((member) =>
        member.name && ts.isStringLiteral(member.name) ? [member.name.text] : [],
      ),
    });
  }
  return found;
}

const knownProperties = new Map<string, Set<string>>();

function propertiesOf(name: string): Set<string> {
  const known = knownProperties.get(name);
  if (known) return known;
  const { parents = [], properties = [] } = interfaces.get(name) ?? {};
  const found = new Set([...properties, ...parents.flatMap((parent) => [...propertiesOf(parent)])]);
  knownProperties.set(name, found);
  return found;
}

/** The unknown types of a JSON-LD value, and the properties that its types do not have. */
export function vocabularyProblems(value: unknown, path = "$"): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => vocabularyProblems(item, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  const type = "@type" in value ? value["@type"] : undefined;
  const keys = Object.keys(value);
  if (typeof type !== "string") return keys.join() === "@id" ? [] : [`${path} has no @type`];
  if (!interfaces.has(`${type}Leaf`)) return [`${path}: there is no type ${type}`];
  const known = propertiesOf(`${type}Leaf`);
  return Object.entries(value).flatMap(([key, held]) => {
    const isKnown = known.has(key) || ["@context", "@type", "@id"].includes(key);
    // schema.org lets an action add `<property>-input` to describe the property's constraints.
    const isInput = key.endsWith("-input") && known.has("actionStatus");
    return isKnown || isInput
      ? vocabularyProblems(held, `${path}.${key}`)
      : [`${path}: ${type} has no property ${key}`];
  });
}
