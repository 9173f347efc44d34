/** The environment variables: what each may be, and its default. docs/running.md describes them. */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { trustedProxies } from '../client-address.ts';
import { allowedOrigins } from '../http/origins.ts';
import { SHORTEST_KEY } from '../identity/tokens.ts';
import { LOG_LEVELS } from '../log.ts';

/** The program's `data` folder. */
const DATA_FOLDER = fileURLToPath(new URL('../../data', import.meta.url));

/** A shorter password could be found by trying. */
const SHORTEST_PASSWORD = 12;

const HIGHEST_PORT = 65_535;

/** Variables that hold a secret: an error message never repeats their value. */
export const SECRET = { isSecret: true } as const;

/**
 * A variable; spaces around its value are ignored, and an empty value counts as unset. The description
 * completes “NAME must be …”, the error message for a wrong value.
 */
const variable = <Value>(must: string, schema: z.ZodType<Value, string>, standard: string) =>
  trimmed
    .transform((text) => text ?? standard)
    .pipe(schema)
    .describe(must);

/** The same for a variable without a default. */
const optional = <Value>(must: string, schema: z.ZodType<Value, string>) =>
  trimmed.pipe(schema.optional()).describe(must);

const trimmed = z
  .string()
  .optional()
  .transform((text) => text?.trim() || undefined);

const anything = z.string();

const wholeNumber = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number);

const count = wholeNumber.pipe(z.number().min(1));

/** A value, or a word that stands for none. */
const valueOr = <Value>(none: string, schema: z.ZodType<Value, string>) =>
  z
    .literal(none)
    .transform(() => undefined)
    .or(schema);

/** A contact for push services, in the form they require. */
const contact = z
  .string()
  .max(200)
  .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+\S*)$/);

const secret = (shortest: number) =>
  optional(`at least ${shortest} characters long`, z.string().min(shortest)).meta(SECRET);

const days = (standard: string) =>
  variable('a number of days, or ever', valueOr('ever', wholeNumber), standard);

/** The defaults leave room for a whole school behind one address. */
const perMinute = (standard: number) =>
  variable('a number per minute, or off', valueOr('off', count), String(standard));

/** Text that a function can parse; `undefined` from it means that it can't. */
const readBy = <Value>(read: (text: string) => Value | undefined) =>
  z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', input: text });
    return z.NEVER;
  });

/** All of them. */
export const variables = z.object({
  PORT: variable(
    `a whole number from 0 to ${HIGHEST_PORT}`,
    wholeNumber.pipe(z.number().max(HIGHEST_PORT)),
    '2567',
  ),
  HOST: optional('an address on this machine', anything),
  LOG_LEVEL: variable(`one of ${LOG_LEVELS.join(', ')}`, z.enum(LOG_LEVELS), 'info'),

  DATA_DIR: variable('a folder', anything, DATA_FOLDER),
  DATABASE_URL: optional('the address of a PostgreSQL server', anything),
  HOST_NAME: optional('a name that no other process has', anything),
  BACKUP_DIR: optional('a folder', anything),
  BACKUP_MINUTES: variable('a number of minutes, at least 1, or off', valueOr('off', count), '60'),
  BACKUP_KEEP: variable('a number, at least 1', count, '24'),
  KEEP_TABLES_DAYS: days('7'),
  KEEP_GAMES_DAYS: days('90'),
  KEEP_RECORDS_DAYS: days('ever'),
  KEEP_GUESTS_DAYS: days('365'),
  PACK_GAMES_DAYS: variable('a number of days, or never', valueOr('never', wholeNumber), '1'),

  TOKEN_KEY: secret(SHORTEST_KEY),
  METRICS_TOKEN: secret(1),
  MONITOR_PASSWORD: secret(SHORTEST_PASSWORD),

  PUSH_CONTACT: variable(
    'an address such as mailto:metro@example.org or https://example.org, or off',
    valueOr('off', contact),
    'mailto:nobody@metro.invalid',
  ),

  TRUSTED_PROXIES: optional(
    'a number of proxies, or addresses and networks',
    readBy(trustedProxies),
  ),
  ALLOWED_ORIGINS: optional('origins such as https://metro.example', readBy(allowedOrigins)),
  LIMIT_REQUESTS: perMinute(6000),
  LIMIT_ENTRIES: perMinute(2000),
  LIMIT_TABLES: perMinute(200),
  LIMIT_MISSES: perMinute(10),
  LIMIT_WORK: perMinute(30_000),
  LIMIT_PASSWORDS: perMinute(2),
  LIMIT_HASHES: perMinute(60),
  LIMIT_SUBSCRIPTIONS: perMinute(60),
});
export type Variables = z.output<typeof variables>;
