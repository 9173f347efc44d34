/** What a catalogue must hold: the keys of the English one, in the plural forms of its own language. */
import type { en } from './en.ts';

/** The plural forms by which languages choose (CLDR). */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A plural key of English stands for one key in each of the language's own forms. */
type FormsOf<Key, Forms extends PluralForm> = Key extends `${infer Base}_${PluralForm}`
  ? `${Base}_${Forms}`
  : Key;

type Texts<Section, Forms extends PluralForm> = {
  readonly [Key in keyof Section as FormsOf<Key, Forms>]: string;
};

/** A catalogue of a language with these plural forms: a missing or superfluous key doesn't compile. */
export type Catalogue<Forms extends PluralForm> = {
  readonly [Section in keyof typeof en]: Texts<(typeof en)[Section], Forms>;
};
