// Do not add a schema to this module: browsers load it, and zod would become part of the bundle.

export const CONTACT_LENGTHS = { name: 100, subject: 150, message: 5_000 } as const;

export const MESSAGE_TOO_LONG = `Le message dépasse ${CONTACT_LENGTHS.message.toLocaleString("fr-FR")}\u00a0caractères`;
