/**
 * Keeps zod from writing code at run time: the page's security policy forbids it, and every attempt
 * would be reported. Imported before anything that parses.
 */
import { config } from 'zod';

config({ jitless: true });
