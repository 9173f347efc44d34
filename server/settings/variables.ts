/** The environment's variables: what each may be, and what counts where it isn't set. docs/running.md. */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { trustedProxies } from '../client-address.ts';
import { allowedOrigins } from '../http/origins.ts';
import { SHORTEST_KEY } from '../identity/tokens.ts';
import { LOG_LEVELS } from '../log.ts';

/** The folder `data` of the program. */
const DATA_FOLDER = fileURLToPath(new URL('../../data', import.meta.url));

/** A password of fewer characters could be found by trying. */
const SHORTEST_PASSWORD = 12;

const HIGHEST_PORT = 65_535;

/** Variables that hold a secret: what is wrong with one is said without repeating it. */
export const SECRET = { isSecret: true } as const;

/**
 * A variable, read without the spaces around it; an empty one isn't set. The description completes the
 * sentence “NAME must be …”, which is what a wrong one is answered with.
 */
const variable = <Value>(must: string, schema: z.ZodType<Value, string>, standard: string) =>
  trimmed
    .transform((text) => text ?? standard)
    .pipe(schema)
    .describe(must);

/** The same of a variable that nothing counts for where it isn't set. */
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

/** A value, or a word that means that there is none. */
const valueOr = <Value>(none: string, schema: z.ZodType<Value, string>) =>
  z
    .literal(none)
    .transform(() => undefined)
    .or(schema);

/** Whom push services could ask, as they want to be told. */
const contact = z
  .string()
  .max(200)
  .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+\S*)$/);

const secret = (shortest: number) =>
  optional(`at least ${shortest} characters long`, z.string().min(shortest)).meta(SECRET);

const days = (standard: string) =>
  variable('a number of days, or ever', valueOr('ever', wholeNumber), standard);

/** The defaults leave room for a school behind one address. */
const perMinute = (standard: number) =>
  variable('how often a minute, or off', valueOr('off', count), String(standard));

/** Text that a function makes something of, or nothing. */
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
  HOST: optional('an address of this machine', anything),
  LOG_LEVEL: variable(`one of ${LOG_LEVELS.join(', ')}`, z.enum(LOG_LEVELS), 'info'),

  DATA_DIR: variable('a folder', anything, DATA_FOLDER),
  DATABASE_URL: optional('the address of a PostgreSQL server', anything),
  HOST_NAME: optional('a name of this process alone', anything),
  BACKUP_DIR: optional('a folder', anything),
  BACKUP_MINUTES: variable('a number of minutes from 1 on, or off', valueOr('off', count), '60'),
  BACKUP_KEEP: variable('a number from 1 on', count, '24'),
  KEEP_TABLES_DAYS: days('7'),
  KEEP_GAMES_DAYS: days('90'),
  KEEP_RECORDS_DAYS: days('ever'),
  KEEP_GUESTS_DAYS: days('365'),

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
